import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { RichTextSource } from '../source/rich-text-source'
import { linkAround, removeLink, setLink } from './links'
import { leaveEmptyItem } from './lists'
import { pluginsFor } from './plugins'
import { styles } from './styles'

/** A text with a selection between two "|", or the caret at one. */
function openAt(marked: string): { text: RichTextSource; state: EditorState } {
  const text = new RichTextSource(marked.replaceAll('|', ''))
  const { doc: withSigns } = new RichTextSource(marked)
  const places: number[] = []
  withSigns.descendants((node, at) => {
    for (const { index } of (node.text ?? '').matchAll(/\|/g)) places.push(at + index - places.length)
  })
  const [from = 1, to = from] = places
  const state = EditorState.create({ doc: text.doc, plugins: pluginsFor(text.doc, {}) })
  return { text, state: state.apply(state.tr.setSelection(TextSelection.create(text.doc, from, to))) }
}

function after(marked: string, ...commands: Command[]): string {
  const { text, state } = openAt(marked)
  let now = state
  for (const command of commands) command(now, (tr: Transaction) => (now = now.apply(tr)))
  return text.write(now.doc)
}

const named = (wanted: string) => styles.find(({ name }) => name === wanted)?.command as Command

test.each([
  ['Bold', '<p>|One| fox</p>', '<p><strong>One</strong> fox</p>'],
  ['Bold', '<p><b>|One|</b> fox</p>', '<p>One fox</p>'],
  ['Italic', '<p><em>One |fox|</em></p>', '<p><em>One </em>fox</p>'],
  ['List', '<p>|One</p><p>two|</p><p>fox</p>', '<ul><li>One</li><li>two</li></ul><p>fox</p>'],
  ['List', '<h3>On|e</h3>', '<ul><li>One</li></ul>'],
  ['List', '<ul><li>One</li></ul><p>tw|o</p>', '<ul><li>One</li><li>two</li></ul>'],
  ['List', '<ul><li>One</li><li>tw|o</li></ul>', '<ul><li>One</li></ul><p>two</p>'],
  ['Numbered list', '<ul><li>On|e</li></ul>', '<ol><li>One</li></ol>'],
  ['Heading', '<p>On|e</p>', '<h3>One</h3>'],
  ['Heading', '<h4>On|e</h4>', '<p>One</p>'],
])('%s makes of %s', (name, marked, written) => {
  expect(after(marked, named(name))).toBe(written)
})

test('what cannot be done is not offered', () => {
  expect(named('Heading')(openAt('<ul><li>On|e</li></ul>').state)).toBe(false)
})

test('an item without words ends its list', () => {
  const empty = '<ul><li>One</li><li>|fox|</li></ul>'
  const drop: Command = (state, dispatch) => {
    dispatch?.(state.tr.deleteSelection())
    return true
  }
  const type: Command = (state, dispatch) => {
    dispatch?.(state.tr.insertText('two'))
    return true
  }
  expect(after(empty, drop, leaveEmptyItem, type)).toBe('<ul><li>One</li></ul><p>two</p>')
})

test('a link is found around the caret as a whole, changed with its title, and taken off', () => {
  const { text, state } = openAt('<p>A <a href="/a" title="b">bold <strong>fo|x</strong></a> runs</p>')
  const link = linkAround(state)
  expect(state.doc.textBetween(link?.from ?? 0, link?.to ?? 0)).toBe('bold fox')
  expect(text.write(setLink(state, '/c', '').doc)).toBe(
    '<p>A <a href="/c" title="b">bold <strong>fox</strong></a> runs</p>',
  )
  expect(text.write(removeLink(state).doc)).toBe('<p>A bold <strong>fox</strong> runs</p>')
})

test('a link where nothing is selected is written on the words of its place', () => {
  const { text, state } = openAt('<p>See |.</p>')
  expect(text.write(setLink(state, '/contact', 'Contact').doc)).toBe('<p>See <a href="/contact">Contact</a>.</p>')
})
