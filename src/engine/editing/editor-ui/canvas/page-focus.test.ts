import { beforeEach, expect, test, vi } from 'vitest'
import { MemorySite, studio } from '../../../../../tests/sites/memory-site'
import { SchemaBook } from '../../../content/schema-model/schema-book'
import { OpenPage } from '../model/page/open-page'
import type { CanvasHost } from './host'
import { NamedTexts } from './page/named-texts'
import type { PageParts } from './page/page-parts'
import { PageFocus } from './page-focus'

const texts = new NamedTexts()
const open = vi.fn()
let page: OpenPage
let menu: HTMLElement
let focus: PageFocus

/** The editor looks at the page again. */
function follow(): void {
  texts.nameAll([], page, [])
  focus.follow()
}

const word = (text: string) => [...menu.querySelectorAll('p')].find(({ textContent }) => textContent === text)

beforeEach(async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const read = await new MemorySite().store().readPage('/')
  if ('problem' in read) throw new Error(read.problem)
  page = new OpenPage(read, new SchemaBook(studio.schemas))
  document.body.innerHTML =
    '<div id="root"><nav><p>Werkstatt</p><p>Kurse</p></nav><div data-block data-hydrated></div></div>'
  menu = document.querySelector('nav') as HTMLElement
  const host = { session: { state: { keys: [] } } } as unknown as CanvasHost
  focus = new PageFocus(host, { blocks: [] } as unknown as PageParts, texts, open)
  follow()
})

test('a text in focus keeps it while the page does not show an edit yet, and its name', () => {
  const words = word('Kurse') as HTMLElement
  words.focus()
  words.textContent = 'Kurse 2027'
  follow()
  expect([document.activeElement, words.tabIndex]).toEqual([words, 0])
  word('Werkstatt')?.focus()
  follow()
  expect(words.hasAttribute('data-field')).toBe(false)
})

test('a text whose element is replaced is shown, keeps the focus, and is not opened', () => {
  const reveal = vi.fn()
  menu.addEventListener('beforematch', reveal)
  word('Kurse')?.focus()
  menu.innerHTML = '<p>Werkstatt</p><p>Kurse</p>'
  follow()
  expect([document.activeElement, reveal.mock.calls.length]).toEqual([word('Kurse'), 1])
  expect(focus.isReturning || open.mock.calls.length > 0).toBe(false)
})

test('after a press elsewhere nothing gets the focus back', () => {
  word('Kurse')?.focus()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  menu.innerHTML = '<p>Werkstatt</p><p>Kurse</p>'
  follow()
  expect(document.activeElement).toBe(document.body)
})

test('a text that gets the focus before the page shows an edit is opened when it does', () => {
  const words = word('Kurse') as HTMLElement
  words.textContent = 'Kurse 2027'
  follow()
  words.tabIndex = 0
  words.focus()
  words.textContent = 'Kurse'
  follow()
  expect(open.mock.calls.map(([{ place }]) => place)).toEqual([words])
})
