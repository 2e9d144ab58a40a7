import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'
import { studio } from '../../../../../../tests/sites/memory-site'

interface Page {
  path: string
  title?: string
  redirect?: string
  blocks?: { id?: string; heading?: string; html?: string }[]
}
const pageAt = ({ content }: RenderedEditor, path: string): Page | undefined =>
  content.pages.find((page: Page) => page.path === path)

const dialog = () => find('[role="dialog"]')
const isClosed = () => findAll('[role="dialog"]', /(?:)/).length === 0
const input = (label: string) =>
  document.getElementById((find('label', label, dialog()) as HTMLLabelElement).htmlFor) as HTMLInputElement
const option = (label: RegExp) => find('label', label, dialog()).querySelector('input') as HTMLInputElement
const row = (words: RegExp) => find('[role="row"]', words, dialog())
/** A plan is asked for when nothing was typed for a while. */
const plan = (editor: RenderedEditor) => editor.settle(250)

/** Opens the dialog of all pages and chooses one of them. */
async function choosePage(path: string): Promise<RenderedEditor> {
  const editor = await RenderedEditor.open()
  await editor.press('Pages')
  await search(editor, path)
  return editor
}

async function search(editor: RenderedEditor, path: string): Promise<void> {
  fill(find('input[type="search"]', /(?:)/, dialog()), path)
  await editor.settle()
  await editor.select(findAll('[role="row"]', new RegExp(`${path}$`), dialog())[0] as HTMLElement)
}

async function undoAll(editor: RenderedEditor): Promise<void> {
  for (let left = 9; left > 0 && editor.site.text !== studio.text; left--) await editor.press(/^Undo/)
  expect(editor.site.text).toBe(studio.text)
}

test('another address in the settings of a page moves the page, with the links to it', async () => {
  const editor = await RenderedEditor.open()
  await editor.session.open('/werkstatt')
  await editor.settle()
  fill(editor.field('Address'), 'Die Werkstatt')
  fireEvent.blur(editor.field('Address'))
  await editor.until(() => editor.field('Address').getAttribute('aria-invalid') === 'true')
  expect(editor.site.text).toBe(studio.text)
  fill(editor.field('Address'), 'die-werkstatt')
  fireEvent.keyDown(editor.field('Address'), { key: 'Enter' })
  fireEvent.blur(editor.field('Address'))
  await editor.until(() => pageAt(editor, '/die-werkstatt') !== undefined)
  await editor.settle()
  expect(pageAt(editor, '/werkstatt')?.redirect).toBe('/die-werkstatt')
  expect(editor.site.text).not.toContain('"href": "/werkstatt')
  expect([editor.session.state.name, editor.field('Address').value]).toEqual(['/die-werkstatt', '/die-werkstatt'])
  await undoAll(editor)
})

test('a page is added from a template under the proposed path, unless that is taken, and opened', async () => {
  const editor = await choosePage('/arbeiten/krug')
  await editor.press('New page')
  await editor.click(option(/^Arbeit/))
  fill(input('Title'), 'Größere Dose')
  expect(input('Address').value).toBe('/arbeiten/groessere-dose')
  fill(input('Address'), '/arbeiten/krug')
  await plan(editor)
  expect(shows('There is already a page at "/arbeiten/krug"', dialog())).toBe(true)
  expect(editor.button('Add page').getAttribute('aria-disabled')).toBe('true')
  fill(input('Address'), '/arbeiten/dose')
  await plan(editor)
  await editor.press('Add page')
  expect(pageAt(editor, '/arbeiten/dose')?.title).toBe('Größere Dose')
  expect([isClosed(), editor.session.state.name]).toEqual([true, '/arbeiten/dose'])
  expect(editor.button(/^\d+ to fill in$/)).toBeDefined()
  await undoAll(editor)
})

test('the first page that is found is chosen, Enter opens it, and what is not found can be added', async () => {
  const editor = await RenderedEditor.open()
  await editor.press('Pages')
  const words = find('input[type="search"]', /(?:)/, dialog())
  fill(words, 'gibt es nicht')
  await editor.settle()
  await editor.press(/^New page “gibt/, dialog())
  expect(input('Title').value).toBe('gibt es nicht')
  fill(words, 'arbeiten/')
  await editor.settle()
  fireEvent.keyDown(words, { key: 'ArrowDown' })
  await editor.settle()
  const chosen = dialog().querySelector('[role="row"][aria-selected="true"]')
  fireEvent.keyDown(words, { key: 'Enter' })
  await editor.settle(50)
  expect(isClosed()).toBe(true)
  expect(chosen?.textContent).toContain(editor.session.state.name)
})

test('a page that nothing links to says so, and is linked from the settings', async () => {
  const editor = await choosePage('/kurse')
  await editor.press('Duplicate', find('.page-side'))
  fill(input('Title'), 'Kurse im Winter')
  expect(input('Address').value).toBe('/kurse-im-winter')
  fill(input('Address'), '/kurse-im-sommer')
  await plan(editor)
  await editor.press('Duplicate page')
  expect(shows('Not linked from anywhere yet')).toBe(true)
  await editor.press('Add a link there')
  expect(editor.content.site.menu.at(-1).href).toBe('/kurse-im-sommer')
  expect(shows('Not linked from anywhere yet')).toBe(false)
  await undoAll(editor)
})

test('a page is moved with its links, which are counted before, and opened at its new path', async () => {
  const editor = await choosePage('/kontakt')
  await editor.press('Move', dialog())
  fill(input('New address'), '/so-finden-sie-uns')
  await plan(editor)
  const [, count] = /(\d+) links.* will change\. Visitors of/.exec(dialog().textContent ?? '') ?? []
  expect(studio.text.split('/kontakt').length - 1).toBe(Number(count) + 1)
  await editor.press('Move page')
  expect(pageAt(editor, '/kontakt')?.redirect).toBe('/so-finden-sie-uns')
  expect(editor.site.text.split('"/kontakt').length).toBe(2)
  expect(editor.session.state.name).toBe('/so-finden-sie-uns')
  await undoAll(editor)
})

test('a page that is linked is deleted only when its links have somewhere to go', async () => {
  const editor = await choosePage('/kontakt')
  await editor.press('Delete', dialog())
  expect(editor.button('Delete page').getAttribute('aria-disabled')).toBe('true')
  await editor.click(option(/^Remove the links/))
  await plan(editor)
  expect(shows(/cannot be left out here: .*\/preise/, dialog())).toBe(true)
  await search(editor, '/werkstatt')
  await editor.press('Delete', dialog())
  await editor.click(option(/^Remove the links/))
  await plan(editor)
  await editor.press('Delete page')
  expect(pageAt(editor, '/werkstatt')).toBe(undefined)
  expect(editor.site.text).not.toContain('/werkstatt')
  expect(pageAt(editor, '/kurse')?.blocks?.[1]?.html).toContain(', woher der Ton kommt.')
  await undoAll(editor)
})

test('entries are put in another order, with and without numbers, and the row keeps the focus', async () => {
  const editor = await choosePage('/arbeiten/krug')
  await editor.press('Order', dialog())
  await editor.press('Move down', row(/^Krug, 1 of/))
  const entries = editor.content.pages.filter(({ path }: Page) => path.startsWith('/arbeiten/'))
  expect(entries.slice(0, 2).map(({ path }: Page) => path)).toEqual(['/arbeiten/schale', '/arbeiten/krug'])
  const order = input('Which order') as Element as HTMLSelectElement
  fill(order, order.options[1]?.value ?? '')
  await editor.settle()
  await editor.press('Move up', row(/^Krug, 2 of/))
  expect(editor.site.text.match(/"shelf": \d/g)?.slice(0, 2)).toEqual(['"shelf": 2', '"shelf": 1'])
  expect(row(/^Krug, 1 of/)).toBeDefined()
  await undoAll(editor)
})

test('the settings of the site are fields, and a link leads to a block that had no anchor', async () => {
  const editor = await RenderedEditor.open()
  await editor.press('Site settings')
  const name = editor.form().querySelector<HTMLInputElement>('[data-pointer="/site/name"]') as HTMLInputElement
  fill(name, 'Töpferei am Fluss')
  name.blur()
  await editor.settle()
  expect(editor.content.site.name).toBe('Töpferei am Fluss')
  const address = editor.form().querySelector<HTMLInputElement>('[data-pointer="/site/menu/0/href"]')
  fill(address as HTMLInputElement, '/kurse#')
  await editor.settle()
  const section = pageAt(editor, '/kurse')
    ?.blocks?.slice(1)
    .find(({ id, heading }) => heading && !id)
  await editor.click(find('[role="option"]', new RegExp(`^${section?.heading}`)))
  const [path, anchor] = editor.content.site.menu[0].href.split('#')
  expect([path, anchor]).toEqual(['/kurse', expect.stringMatching(/./)])
  expect(pageAt(editor, '/kurse')?.blocks?.map(({ id }) => id)).toContain(anchor)
  await undoAll(editor)
})
