import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'
import { studio } from '../../../../../../tests/sites/memory-site'

const outline = () => find('.outline')
const dialog = () => find('[role="dialog"]')
const typesOf = (editor: RenderedEditor, page = 0) =>
  editor.content.pages[page].blocks.map(({ type, shared }: { type?: string; shared?: string }) => type ?? shared)

const press = (editor: RenderedEditor, name: string) => editor.press(name, outline())

/** Chooses an action of the chosen block's menu. */
async function choose(editor: RenderedEditor, name: string): Promise<void> {
  await press(editor, 'More')
  await editor.click(find('[role="menuitem"]', new RegExp(`^${name}`)))
}

test('a row shows the first picture of its block; a block is moved, announced, and undone in another window', async () => {
  const editor = await RenderedEditor.open()
  expect(findAll('.row-picture:has(img[src^="/"])', /(?:)/)).toHaveLength(1)
  await editor.choose(1)
  await press(editor, 'Move down')
  expect(editor.announcement()).toContain('is now 3 of 3')
  expect(typesOf(editor)).toEqual(['opening', 'besuch', 'works'])
  const again = await RenderedEditor.open({ site: editor.site })
  await again.press(/^Undo/)
  expect(editor.site.text).toBe(studio.text)
})

test('a block is found by its name, added as its first example, duplicated and removed', async () => {
  const editor = await RenderedEditor.open()
  await editor.choose(0)
  await press(editor, 'Add block here')
  fill(find('input[type="search"]'), 'Fließ')
  await editor.settle()
  await editor.click(find('[role="option"]', /^Fließtext/, dialog()))
  expect(editor.announcement()).toContain('is added, 2 of 4.')
  expect(typesOf(editor)).toEqual(['opening', 'prose', 'works', 'besuch'])
  expect(findAll('[role="dialog"]', /(?:)/)).toEqual([])
  await press(editor, 'Duplicate')
  expect(typesOf(editor)).toEqual(['opening', 'prose', 'prose', 'works', 'besuch'])
  for (const left of [4, 3]) {
    await editor.choose(1)
    await choose(editor, 'Remove')
    expect(editor.announcement()).toContain(`${left} blocks are left`)
  }
  expect(editor.site.text).toBe(studio.text)
})

test('a block is shared, added to another page, and made one of that page alone', async () => {
  const editor = await RenderedEditor.open()
  await editor.choose(1)
  await editor.press('Share with other pages')
  const [name = ''] = Object.keys(editor.content.shared).slice(-1)
  expect(typesOf(editor)[1]).toBe(name)
  await editor.act(() => editor.session.open('/arbeiten/krug'))
  await press(editor, 'Add block here')
  await editor.click(find('[role="option"]', new RegExp(`^${editor.content.shared[name].heading}`), dialog()))
  const krug = editor.content.pages.findIndex(({ path }: { path: string }) => path === '/arbeiten/krug')
  expect(typesOf(editor, krug).at(-1)).toBe(name)
  expect(shows('Used on 2 pages', editor.form())).toBe(true)
  await editor.press('Only here')
  expect(typesOf(editor, krug).at(-1)).toBe('works')
  for (let step = 0; step < 3; step++) await editor.press(/^Undo/)
  expect(editor.site.text).toBe(studio.text)
})

test('what a template fixes stays in its place, the reason is shown, and new blocks come after it', async () => {
  const editor = await RenderedEditor.open({ path: '/arbeiten/krug' })
  await editor.choose(0)
  for (const name of ['Move up', 'Move down', 'Duplicate'])
    expect(editor.button(name, outline()).getAttribute('aria-disabled')).toBe('true')
  expect(shows('“Arbeit” begins with', outline())).toBe(true)
  await press(editor, 'Add block here')
  expect(shows('The new block is added after them.', dialog())).toBe(true)
  await editor.click(findAll('[role="option"]', /(?:)/, dialog())[0] as HTMLElement)
  expect(editor.announcement()).toContain('3 of 3')
})

test('the title of a page is a field, and a block is pasted into another page', async () => {
  const editor = await RenderedEditor.open()
  await press(editor, 'Page settings')
  fill(editor.field('Title'), 'Gedrehtes Geschirr')
  fireEvent.keyDown(editor.field('Title'), { key: 'Enter' })
  await editor.settle()
  expect(editor.content.pages[0].title).toBe('Gedrehtes Geschirr')
  await editor.choose(1)
  const data = new Map<string, string>()
  const clipboardData = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  }
  fireEvent.copy(document.body, { clipboardData })
  await editor.act(() => editor.session.open('/werkstatt'))
  await editor.choose(0)
  fireEvent.paste(document.body, { clipboardData })
  await editor.settle(50)
  expect(editor.content.pages[1].blocks[1]).toEqual(editor.content.pages[0].blocks[1])
  expect(editor.announcement()).toContain('is pasted, 2 of 5')
})

test('a block is copied by its button, as its own text; a browser that refuses is named', async () => {
  const copied: string[] = []
  let refusal: Error | undefined
  const writeText = async (text: string) => {
    if (refusal) throw refusal
    copied.push(text)
  }
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const editor = await RenderedEditor.open()
  await editor.choose(2)
  await choose(editor, 'Copy')
  expect(copied.map((text) => JSON.parse(text))).toEqual([editor.content.shared.besuch])
  expect(editor.announcement()).toContain('is copied, as a block of its own')
  refusal = new Error('Not allowed')
  await choose(editor, 'Copy')
  expect(editor.announcement()).toContain('does not let the editor copy')
})

test('keys move the chosen block, undo and redo, and do nothing in a field', async () => {
  const editor = await RenderedEditor.open()
  await editor.choose(1)
  const key = async (target: Element, init: object) => {
    fireEvent.keyDown(target, init)
    await editor.settle(50)
  }
  const down = { key: 'ArrowDown', altKey: true, shiftKey: true }
  await key(editor.field(/^Überschrift/), down)
  expect(editor.site.text).toBe(studio.text)
  await key(document.body, down)
  const moved = editor.site.text
  expect(typesOf(editor)).toEqual(['opening', 'besuch', 'works'])
  await key(document.body, { key: 'z', ctrlKey: true })
  expect(editor.site.text).toBe(studio.text)
  await key(document.body, { key: 'Z', ctrlKey: true, shiftKey: true })
  expect(editor.site.text).toBe(moved)
  await key(document.body, { key: 'z', metaKey: true })
  await key(document.body, { key: 'y', ctrlKey: true })
  expect(editor.site.text).toBe(moved)
})

test('F6 goes from one part of the editor to the next, and Shift+F6 back', async () => {
  await RenderedEditor.open()
  const part = () => document.activeElement?.closest('.bar, .outline, .page, .fields')?.className.split(' ')[0]
  const parts = ['bar', 'outline', 'page', 'fields', 'bar']
  document.querySelector<HTMLElement>('.bar button')?.focus()
  expect(part()).toBe('bar')
  for (const name of parts.slice(1)) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6' })
    expect(part()).toBe(name)
  }
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6', shiftKey: true })
  expect(part()).toBe('fields')
})
