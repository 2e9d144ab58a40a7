import { beforeEach, describe, expect, test } from 'vitest'
import { LineEditor } from './line-editor'

let heading: HTMLElement
let left: (string | undefined)[]
let typed: string[]

const events = { onType: (text: string) => typed.push(text), onLeave: (text: string | undefined) => left.push(text) }
const open = (place: HTMLElement | Text, shown: string, written = shown) =>
  new LineEditor(place, { shown, written }, events)
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))

/** Types a text as a browser does: into nodes of its own. */
function type(element: Element, text: string): void {
  element.replaceChildren(text)
  element.dispatchEvent(new Event('input'))
}

beforeEach(() => {
  document.body.innerHTML = '<h1>Hello</h1><p><b>12</b> films</p>'
  heading = document.querySelector('h1') as HTMLElement
  left = []
  typed = []
})

describe.each([
  ['Enter', 'Goodbye', 'Goodbye'],
  ['Escape', 'Goodbye', 'Goodbye'],
])('%s', (key, expected, shown) => {
  test('ends the editing of a text once, and shows it in the node that was there', () => {
    const node = heading.firstChild
    const editor = open(heading, 'Hello')
    type(editor.element, 'Goodbye')
    press(editor.element, key)
    // Taking the attribute away makes the element lose the focus.
    editor.element.dispatchEvent(new Event('blur'))
    expect([left, typed]).toEqual([[expected], ['Goodbye']])
    expect([heading.textContent, heading.firstChild === node]).toEqual([shown, true])
    expect(heading.hasAttribute('contenteditable')).toBe(false)
  })
})

test('a text that waits to be written is shown on when it is left, unless it is given up', () => {
  heading.textContent = 'Typed before'
  open(heading, 'Typed before', 'Hello').end('Typed before')
  expect(heading.textContent).toBe('Typed before')
  open(heading, 'Typed before', 'Hello').end(undefined)
  expect(heading.textContent).toBe('Hello')
  expect(left).toEqual(['Typed before', undefined])
})

test('no browser translates a text while it is edited', () => {
  heading.setAttribute('dir', 'ltr')
  const editor = open(heading, 'Hello')
  expect([heading.getAttribute('translate'), heading.dir]).toEqual(['no', 'auto'])
  editor.end(undefined)
  expect([heading.getAttribute('translate'), heading.dir]).toEqual([null, 'ltr'])
})

test('a text beside other parts is edited in an element of its own, and is back in its node', () => {
  const node = document.querySelector('p')?.lastChild as Text
  const editor = open(node, ' films')
  expect([editor.element.nextSibling, node.nodeValue]).toEqual([node, ''])
  type(editor.element, ' loops')
  press(editor.element, 'Enter')
  expect([document.querySelector('p')?.textContent, document.querySelector('p')?.lastChild]).toEqual(['12 loops', node])
})

test('a text that has the focus already has its caret, and one beside other parts where it was clicked', () => {
  heading.tabIndex = 0
  heading.focus()
  const first = open(heading, 'Hello')
  expect([getSelection()?.anchorNode, getSelection()?.anchorOffset]).toEqual([heading.firstChild, 0])
  first.end(undefined)
  const second = open(document.querySelector('p')?.lastChild as Text, ' films')
  second.placeCaret(3)
  expect([getSelection()?.anchorNode, getSelection()?.anchorOffset]).toEqual([second.element.firstChild, 3])
})

test('Escape in a text that was only looked at gives up what has not been saved before', () => {
  heading.textContent = 'Typed before'
  press(open(heading, 'Typed before', 'Hello').element, 'Escape')
  expect([heading.textContent, left]).toEqual(['Hello', [undefined]])
})

test('a text that the page fills in is edited as it is written, and shown filled in when it is left', () => {
  const fill = (text: string) => text.replace('{value}', 'Hello')
  const edit = () => new LineEditor(heading, { shown: '{value}', written: '{value}', fill }, events)
  const looked = edit()
  expect(heading.textContent).toBe('{value}')
  press(looked.element, 'Enter')
  expect(heading.textContent).toBe('Hello')
  const editor = edit()
  type(editor.element, '{value}, again')
  press(editor.element, 'Enter')
  expect([heading.textContent, left]).toEqual(['Hello, again', ['{value}', '{value}, again']])
})

test('a line break is refused, and one that is pasted is a space', () => {
  const editor = open(heading, 'Hello')
  const input = (inputType: string) =>
    editor.element.dispatchEvent(new InputEvent('beforeinput', { inputType, cancelable: true }))
  expect(['insertParagraph', 'insertLineBreak', 'insertText'].map(input)).toEqual([false, false, true])
  type(editor.element, 'Hello\r\nagain')
  editor.end(editor.text)
  expect(left).toEqual(['Hello again'])
})

test('the Enter of an input method does not end the text', () => {
  const editor = open(heading, 'Hello')
  editor.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))
  expect(left).toEqual([])
})
