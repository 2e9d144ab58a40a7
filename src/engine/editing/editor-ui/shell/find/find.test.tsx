import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'
import { studio } from '../../../../../../tests/sites/memory-site'

const dialog = () => find('[role="dialog"]')
const isClosed = () => findAll('[role="dialog"]', /(?:)/).length === 0
const options = () => findAll('[role="option"]', /(?:)/, dialog())
const lines = () => findAll('.found-line', /(?:)/, dialog())

async function openFinding(editor: RenderedEditor): Promise<void> {
  await editor.act(() => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
  await editor.until(() => !isClosed())
}

/** Types into the field of a dialog, and waits for what is found. */
async function type(editor: RenderedEditor, words: string, field = find('input[type="search"]', /(?:)/, dialog())) {
  fill(field, words)
  await editor.settle(300)
}

async function openReplacing(editor: RenderedEditor): Promise<void> {
  await openFinding(editor)
  await editor.click(options().find((one) => one.textContent?.startsWith('Find and replace')) as HTMLElement)
}

test('words are replaced one by one and all at once, each a step of Undo', async () => {
  const editor = await RenderedEditor.open()
  await openReplacing(editor)
  await type(editor, 'Krug')
  const count = lines().length
  expect(count).toBeGreaterThan(2)
  expect(lines()[0]?.querySelector('mark')?.textContent).toBe('Krug')
  await type(editor, 'Kanne', find('.find-head input:not([type])'))
  await editor.click(findAll('button', 'Replace', dialog())[1] as HTMLElement)
  await editor.settle(300)
  expect(lines()).toHaveLength(count - 1)
  expect(document.activeElement?.textContent).toBe('Replace')
  expect(shows('The words were replaced once. Undo takes it back.', dialog())).toBe(true)
  await editor.press(`Replace all ${count - 1}`)
  await editor.settle(300)
  expect(lines()).toHaveLength(0)
  expect(editor.site.text).toBe(studio.text.replace(/\bKrug\b/g, 'Kanne'))
  await editor.act(() => editor.session.history.undo())
  expect(editor.site.text.match(/\bKanne\b/g)).toHaveLength(1)
  await editor.act(() => editor.session.history.undo())
  expect(editor.site.text).toBe(studio.text)
})

test('words are removed only where that is chosen', async () => {
  const editor = await RenderedEditor.open()
  await openReplacing(editor)
  await type(editor, 'von Hand gedreht')
  const count = lines().length
  await editor.press(`Replace all ${count}`)
  expect(editor.site.text).toBe(studio.text)
  await editor.click(find('label', 'Remove the words', dialog()))
  await editor.press(`Remove all ${count}`)
  await editor.settle(300)
  expect(editor.site.text).toBe(studio.text.replaceAll('von Hand gedreht', ''))
})

test('what cannot be replaced is said, and nothing is changed', async () => {
  const editor = await RenderedEditor.open()
  await openReplacing(editor)
  await type(editor, 'Krug')
  await type(editor, 'lang '.repeat(60).trim(), find('.find-head input:not([type])'))
  await editor.press(/^Replace all/)
  expect(shows(/Nothing was replaced\. .*characters/, dialog())).toBe(true)
  expect(editor.site.text).toBe(studio.text)
})

test('a found line leads to its field on its page', async () => {
  const editor = await RenderedEditor.open()
  await openReplacing(editor)
  await type(editor, 'von Hand gedreht')
  await editor.click(lines()[0] as HTMLElement)
  await editor.settle(50)
  expect([isClosed(), editor.session.state.name]).toEqual([true, '/arbeiten/krug'])
  expect((document.activeElement as HTMLInputElement).value).toContain('von Hand gedreht')
})

test('the palette leads to pages, and to words in texts without their accents', async () => {
  const editor = await RenderedEditor.open()
  await openFinding(editor)
  await type(editor, 'vase')
  expect(options()[0]?.textContent).toBe('Vase/arbeiten/vase')
  await type(editor, 'fallt ein wenig')
  await editor.click(options()[0] as HTMLElement)
  await editor.until(() => isClosed() && editor.session.state.name === '/arbeiten/krug')
})

test('the search of the pages finds words in texts, after the titles', async () => {
  const editor = await RenderedEditor.open()
  await editor.press('Pages')
  await type(editor, 'Stuck fallt')
  expect(findAll('[role="row"] mark', 'Stück fällt', dialog()).length).toBeGreaterThan(0)
})

test('"?" lists the keys, but not while words are typed', async () => {
  const editor = await RenderedEditor.open()
  await editor.act(() => fireEvent.keyDown(editor.field('Title'), { key: '?' }))
  expect(isClosed()).toBe(true)
  await editor.act(() => fireEvent.keyDown(document.body, { key: '?' }))
  await editor.until(() => !isClosed() && shows('Alt+F10', dialog()))
})
