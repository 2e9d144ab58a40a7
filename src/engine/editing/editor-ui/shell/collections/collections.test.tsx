import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'
import { MemorySite, studio } from '../../../../../../tests/sites/memory-site'

const topics = {
  path: '/neues/themen/*',
  each: { of: 'neues', by: 'categories' },
  title: 'Neues: {value}',
  description: '{count} Einträge über {value}.',
  blocks: [
    { type: 'opening', heading: '{value}' },
    { type: 'neues', sammlung: 'neues', jeSeite: 2 },
  ],
}

/** The second studio, with a page for each category of its news. */
function withTopics(): MemorySite {
  const content = JSON.parse(studio.text)
  content.pages.push(topics)
  return new MemorySite(undefined, { ...studio, text: `${JSON.stringify(content, null, 2)}\n` })
}

interface Page {
  path: string
  redirect?: string
  entry?: { id?: number; day?: string; categories?: string[] }
}
const pageAt = ({ content }: RenderedEditor, path: string): Page | undefined =>
  content.pages.find((page: Page) => page.path === path)

const dialog = () => find('[role="dialog"]')
const input = (label: string, root: ParentNode = dialog()) =>
  document.getElementById((find('label', label, root) as HTMLLabelElement).htmlFor) as HTMLInputElement
const listed = () =>
  findAll('.page-words', /(?:)/, dialog()).map(({ textContent }) => textContent?.match(/\/[\w/*-]*$/)?.[0] ?? '')
const addressOfFrame = () => document.querySelector('.page iframe')?.getAttribute('src')
const menus = () => findAll('.bar .made', /(?:)/)

async function chooseIn(editor: RenderedEditor, menu: string | RegExp, item: string | RegExp): Promise<void> {
  await editor.press(menu)
  const found = findAll('[role="menuitem"]', /(?:)/).find(({ textContent }) =>
    typeof item === 'string' ? textContent?.startsWith(item) : item.test(textContent ?? ''),
  )
  await editor.click(found as HTMLElement)
}

async function undoAll(editor: RenderedEditor): Promise<void> {
  const { text } = editor.site.source
  for (let left = 9; left > 0 && editor.site.text !== text; left--) await editor.press(/^Undo/)
  expect(editor.site.text).toBe(text)
}

test('pages are grouped by collection, in its order, and those of a value are found', async () => {
  const editor = await RenderedEditor.open({ site: withTopics() })
  await editor.press('Pages')
  const paths = listed()
  expect(paths.filter((path) => path.startsWith('/neues/') && !path.endsWith('*'))[0]).toBe('/neues/ofen-gebaut')
  expect(paths.indexOf('/kontakt')).toBeLessThan(paths.indexOf('/neues/ofen-gebaut'))
  fireEvent.change(input('Show'), { target: { value: 'neues' } })
  await editor.settle()
  expect(listed().length).toBe(4)
  fireEvent.change(input('Categories'), { target: { value: 'Ofen' } })
  await editor.settle()
  expect(listed()).toEqual(['/neues/ofen-gebaut', '/neues/erster-brand'])
})

test('a new entry is in its collection, in the folder of the others, with the day of today and no number', async () => {
  const editor = await RenderedEditor.open()
  await editor.press('Pages')
  fireEvent.change(input('Show'), { target: { value: 'neues' } })
  await editor.settle()
  await editor.press('New entry')
  fill(input('Title'), 'Neue Glasur')
  await editor.settle(250)
  expect(input('Address').value).toBe('/neues/neue-glasur')
  await editor.press('Add page')
  const { entry } = pageAt(editor, '/neues/neue-glasur') ?? {}
  expect(entry).toEqual({ collection: 'neues', day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
  expect(Math.abs(Date.parse(String(entry?.day)) - Date.now())).toBeLessThan(2 * 24 * 3_600_000)
  await undoAll(editor)
})

test('entries that their order leaves alone are put in order in the file', async () => {
  const editor = await RenderedEditor.open()
  const dated = ['/neues/ofen-gebaut', '/neues/erster-brand']
  await editor.change(({ pages }) => {
    for (const { path, entry } of pages) if (dated.includes(path)) delete entry.day
  })
  await editor.press('Pages')
  fireEvent.change(input('Show'), { target: { value: 'neues' } })
  await editor.settle()
  await editor.press('Order', find('.page-filter'))
  await editor.press('Move up', find('[role="row"]', /, 2 of 2$/, dialog()))
  const paths = editor.content.pages.map(({ path }: Page) => path)
  expect(paths.indexOf('/neues/erster-brand')).toBeLessThan(paths.indexOf('/neues/ofen-gebaut'))
  expect(paths.indexOf('/neues/ofen-gebaut')).toBeLessThan(paths.indexOf('/neues/markt'))
})

test('a page for each value shows the page of one, which is chosen with its pages', async () => {
  const editor = await RenderedEditor.open({ site: withTopics(), path: '/neues/jahre/*' })
  expect(menus().map(({ textContent }) => textContent)).toEqual(['For each year: 2025'])
  await chooseIn(editor, /^For each/, '2026')
  expect(addressOfFrame()).toBe('about:blank#/neues/jahre/2026')
  await chooseIn(editor, 'Page 1 of 2', 'Page 2')
  expect(addressOfFrame()).toBe('about:blank#/neues/jahre/2026/2')
  expect([editor.session.state.name, editor.session.state.page?.text.path]).toEqual(Array(2).fill('/neues/jahre/*'))
  await editor.choose(1)
  await editor.press('Previous page')
  expect(addressOfFrame()).toBe('about:blank#/neues/jahre/2026')
  await editor.act(() => editor.session.open('/neues/2'))
  expect([editor.session.state.name, addressOfFrame()]).toEqual(['/neues', 'about:blank#/neues/2'])
  expect(menus().map(({ textContent }) => textContent)).toEqual(['Page 2 of 2'])
})

test('a value is renamed everywhere in one step, and its page is shown at its new address', async () => {
  const editor = await RenderedEditor.open({ site: withTopics(), path: '/neues/themen/ofen' })
  await chooseIn(editor, /^For each/, /^Rename “Ofen”/)
  fill(input('New name'), 'Öfen')
  await editor.settle(250)
  expect(shows(/\/neues\/themen\/ofen are led on/, dialog())).toBe(true)
  await editor.press('Rename', dialog())
  expect(pageAt(editor, '/neues/markt')?.entry?.categories).toEqual(['all', 'Markt'])
  expect(pageAt(editor, '/neues/ofen-gebaut')?.entry?.categories).toEqual(['all', 'Öfen'])
  expect(editor.site.text).not.toContain('"Ofen"')
  expect(pageAt(editor, '/neues/themen/ofen')?.redirect).toBe('/neues/themen/oefen')
  expect(addressOfFrame()).toBe('about:blank#/neues/themen/oefen')
  await editor.press(/^Undo/)
  expect([editor.site.text, addressOfFrame()]).toEqual([editor.site.source.text, 'about:blank#/neues/themen/ofen'])
})

test('the entries of a renamed value are shown by its new name', async () => {
  const editor = await RenderedEditor.open({ site: withTopics() })
  await editor.press('Pages')
  fireEvent.change(input('Show'), { target: { value: 'neues' } })
  const values = () => find('select', /Ofen|Öfen/, dialog()) as HTMLSelectElement
  fireEvent.change(values(), { target: { value: 'Ofen' } })
  const entries = listed()
  await editor.press('Rename everywhere')
  fill(input('New name'), 'Öfen')
  await editor.settle(250)
  await editor.press('Rename', dialog())
  expect([values().value, listed()]).toEqual(['Öfen', entries])
})

test('a category is added from those of other entries or new, and one that is nearly the same is said', async () => {
  const editor = await RenderedEditor.open({ site: withTopics(), path: '/neues/markt' })
  const add = () => input('Add category', editor.form())
  fill(add(), 'ofen')
  await editor.settle()
  expect(findAll('[role="option"]', /(?:)/).map(({ textContent }) => textContent)).toEqual(['Ofen2 entries'])
  expect(shows('2 entries have “Ofen”. Write it the same way.')).toBe(true)
  fireEvent.keyDown(add(), { key: 'Enter' })
  await editor.settle(50)
  fill(add(), 'Reisen')
  fireEvent.keyDown(add(), { key: 'Enter' })
  await editor.settle(50)
  expect(pageAt(editor, '/neues/markt')?.entry?.categories).toEqual(['all', 'Markt', 'Ofen', 'Reisen'])
  fill(add(), 'reisen')
  add().blur()
  await editor.settle(50)
  expect(pageAt(editor, '/neues/markt')?.entry?.categories).toHaveLength(4)
  await undoAll(editor)
})
