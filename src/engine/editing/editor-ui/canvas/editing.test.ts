import { beforeEach, expect, test, vi } from 'vitest'
import { isPaused, pausePage } from '../../../base/dom/pause'
import type { FileManager } from '../model/files/file-manager'
import type { Session } from '../model/session/session'
import { Editing } from './editing'
import { FollowedField } from './followed-field'
import type { Overlay } from './overlay/overlay'
import type { PageParts } from './page/page-parts'
import type { TextField } from './page/text-fields'

const overlay = { hideTools: vi.fn(), showText: vi.fn(), hover: vi.fn() } as unknown as Overlay
const session = {
  state: { unsaved: [] },
  outbox: { type: vi.fn(), discard: vi.fn() },
  write: vi.fn(),
  validate: vi.fn(),
}
const text = { field: { kind: 'line' }, label: 'Quote', value: 'Kind words' } as unknown as TextField
const turn = vi.fn()
const seen = vi.fn()
let quote: HTMLElement

const startEditing = () => new Editing(session as unknown as Session, {} as FileManager, overlay)
const press = (key: string, ctrlKey = false) =>
  quote.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.clearAllMocks()
  pausePage(false)
  document.body.innerHTML = '<section><p>Kind words</p></section>'
  quote = document.querySelector('p') as HTMLElement
  const carousel = document.querySelector('section')
  carousel?.addEventListener('keydown', ({ key }) => turn(key))
  carousel?.addEventListener('beforematch', ({ target }) => seen(target, isPaused()))
})

test('what moves is still as soon as a page is edited', () => {
  startEditing()
  expect(isPaused()).toBe(true)
})

test('a carousel shows the text that is edited, and stays there after Play', async () => {
  const editing = startEditing()
  pausePage(false)
  await editing.begin({ place: quote, text })
  expect(seen.mock.calls).toEqual([[quote, true]])
})

test('arrow keys in a text turn no carousel around it, commands and keys of the editor go on', async () => {
  const editing = startEditing()
  await editing.begin({ place: quote, text })
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', ' ', 'F6']) press(key)
  press('z', true)
  expect(turn.mock.calls).toEqual([['F6'], ['z']])
  editing.end()
  press('ArrowRight')
  expect(turn).toHaveBeenLastCalledWith('ArrowRight')
})

test('advice on what is typed is shown at the text while it is open', async () => {
  const editing = startEditing()
  await editing.begin({ place: quote, text: { ...text, field: { ...text.field, pointer: '/quote' } } })
  const problem = { severity: 'warning', pointer: '/quote', message: 'Write it in small letters.' }
  Object.assign(session.state, { page: { text: { problems: [problem] } } })
  editing.follow()
  expect(overlay.showText).toHaveBeenLastCalledWith(quote, 'Quote. Write it in small letters.', false)
  editing.end()
})

test('a carousel shows the item whose field beside the page is in use, and stays there', () => {
  const editor = document.implementation.createHTMLDocument()
  editor.body.innerHTML = '<form class="fields"><input data-pointer="/quote"></form>'
  vi.spyOn(window, 'frameElement', 'get').mockReturnValue(editor.body)
  const elementAt = (pointer: string) => (pointer === '/quote' ? quote : undefined)
  const stop = new FollowedField(overlay, { elementAt } as unknown as PageParts).listen()
  editor.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  stop()
  expect(seen.mock.calls).toEqual([[quote, true]])
})
