import { expect, test } from 'vitest'
import { MemorySite, studio } from '../../../../../../tests/sites/memory-site'
import { SchemaBook } from '../../../../content/schema-model/schema-book'
import { OpenPage } from '../../model/page/open-page'
import { focusable, NamedTexts } from './named-texts'
import { findSiteField } from './settings-on-page'

const book = new SchemaBook(studio.schemas)

/** Opens the first page, with links in its foot whose words are in the menu, too. */
async function openPage(): Promise<OpenPage> {
  const site = new MemorySite()
  const text = await site.store().readPage('/')
  if ('problem' in text) throw new Error(text.problem)
  return new OpenPage(text, book)
}

function show(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`
  return document.getElementById('root') as HTMLElement
}

test('words around the blocks are texts of the site, and equal ones in a block are not', async () => {
  const page = await openPage()
  const root = show(
    '<nav><a href="/werkstatt">Werkstatt</a> <a href="/kurse">Kurse</a></nav><div data-block="prose" data-hydrated><p>Kurse</p></div>',
  )
  new NamedTexts().nameAll([], page, [])
  const named = [...root.querySelectorAll<HTMLElement>('[data-field]')]
  expect(named.map(({ localName, dataset }) => [localName, dataset.field])).toEqual([
    ['a', '/site/menu/0/text'],
    ['a', '/site/menu/3/text'],
  ])
  expect(named[0]?.getAttribute('aria-label')).toMatch(/, on every page$/)
})

test('what the layout draws itself leads to the setting that it shows', async () => {
  const page = await openPage()
  const root = show('<footer><a href="/impressum"><svg><path id="drawn"/></svg></a><p id="own">Words</p></footer>')
  expect(findSiteField(page, root.querySelector('#drawn') as Element)?.pointer).toBe('/site/imprint')
  expect(findSiteField(page, root.querySelector('#own') as Element)).toBeUndefined()
})

test('the keyboard reaches words beside other parts of an element, for as long as the page shows them', async () => {
  const page = await openPage()
  const root = show('<nav><a href="/kurse"><b>2</b>Kurse</a></nav><div data-block data-hydrated></div>')
  const words = root.querySelector('a')?.lastChild as Text
  const texts = new NamedTexts()
  for (let times = 0; times < 2; times++) texts.nameAll([], page, [])
  const handles = [...root.querySelectorAll<HTMLElement>('[data-field]')]
  expect(handles).toEqual([focusable(words)])
  expect([handles[0]?.tabIndex, handles[0]?.nextSibling, texts.find(handles[0] ?? null)?.place]).toEqual([
    0,
    words,
    words,
  ])
  words.nodeValue = 'Anderes'
  texts.nameAll([], page, [])
  expect(root.querySelector('a')?.innerHTML).toBe('<b>2</b>Anderes')
})
