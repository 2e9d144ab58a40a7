import { act, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'

const outline = () => find('.outline')
const row = (name: RegExp) => find('.row', name)
const rows = () =>
  findAll('.row', /(?:)/).map((one) => {
    const isOpen = { true: 'open ', false: 'closed ' }[one.getAttribute('aria-expanded') ?? '']
    return `${one.getAttribute('aria-level')} ${isOpen ?? ''}${one.getAttribute('aria-label')?.split(',')[0]}`
  })
const chosen = () => find('.row[aria-selected="true"]').getAttribute('aria-label')

const open = () => RenderedEditor.open({ path: '/impressum' })

async function press(editor: RenderedEditor, key: string): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
  fireEvent.keyUp(document.activeElement ?? document.body, { key })
  await editor.settle()
}

test('blocks are below their part of the block that holds them; a closed row counts them', async () => {
  const editor = await open()
  expect(rows()).toEqual(['1 Auftakt', '1 open Spalten', '2 open Links', '3 Fließtext', '2 open Rechts', '3 Fließtext'])
  await editor.click(find('.chevron', /(?:)/, row(/^Spalten/)))
  expect(rows()).toEqual(['1 Auftakt', '1 closed Spalten'])
  expect(shows('2 blocks', row(/^Spalten/))).toBe(true)
  await editor.choose(3)
  expect(rows().slice(1)).toEqual(['1 open Spalten', '2 open Links', '3 Fließtext', '2 open Rechts', '3 Fließtext'])
})

test('the arrow keys open and close rows, and go to the first row within and the one around', async () => {
  const editor = await open()
  act(() => row(/^Spalten/).focus())
  for (const key of ['ArrowRight', 'ArrowRight']) await press(editor, key)
  expect(chosen()).toMatch(/^Fließtext.*Links/)
  await press(editor, 'ArrowLeft')
  expect([chosen(), document.activeElement]).toEqual([expect.stringMatching(/^Links/), row(/^Links/)])
  await press(editor, 'ArrowLeft')
  expect(rows().slice(2)).toEqual(['2 closed Links', '2 open Rechts', '3 Fließtext'])
  await press(editor, 'ArrowLeft')
  expect([chosen(), document.activeElement]).toEqual([expect.stringMatching(/^Spalten/), row(/^Spalten/)])
})

test('Delete removes the block of the row, which Undo brings back, or says why not', async () => {
  const editor = await open()
  const before = editor.site.text
  await editor.choose(3)
  act(() => row(/^Fließtext.*Rechts/).focus())
  await press(editor, 'Delete')
  expect(editor.announcement()).toMatch(/holds at least 1 block/)
  expect(editor.site.text).toBe(before)
  await editor.choose(0)
  act(() => row(/^Auftakt/).focus())
  await press(editor, 'Delete')
  expect(rows()[0]).toBe('1 open Spalten')
  expect(editor.announcement()).toMatch(/is removed\. Undo brings it back/)
  await editor.press(/^Undo: Auftakt removed/)
  expect(editor.site.text).toBe(before)
})

test('where the chosen block is closed away its part is chosen, new blocks go into that, and undo chooses what it moves', async () => {
  const editor = await open()
  await editor.choose(3)
  await editor.click(find('.chevron', /(?:)/, row(/^Rechts/)))
  expect(chosen()).toMatch(/^Rechts/)
  await editor.press('Add block here', outline())
  await editor.click(find('[role="option"]', /^Fließtext/, find('[role="dialog"]')))
  const added = /^Fließtext.*2 of 2, Spalten › Rechts/
  expect(chosen()).toMatch(added)
  await editor.press('More', outline())
  await editor.click(find('[role="menuitem"]', /^Take out/))
  expect(chosen()).toMatch(/^Fließtext.*3 of 3$/)
  await editor.press(/^Undo/)
  expect(chosen()).toMatch(added)
  await editor.press('Move up', outline())
  await editor.press(/^Undo/)
  expect(chosen()).toMatch(added)
})
