import { DOMParser, Slice } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { schema } from '../schema'
import { readDom } from '../source/dom'
import { RichTextSource } from '../source/rich-text-source'
import { closeEnds } from './close-ends'

test.each([
  ['a word', '<p>big</p>', '<p>A bigfox</p>'],
  ['a heading alone', '<h3>big</h3>', '<p>A bigfox</p>'],
  ['two paragraphs', '<p>big</p><p>old</p>', '<p>A big</p><p>oldfox</p>'],
  ['one item', '<ul><li>big</li></ul>', '<p>A bigfox</p>'],
  ['a list', '<ul><li>big</li><li>old</li></ul>', '<p>A</p><ul><li>big</li><li>old</li></ul><p>fox</p>'],
  ['a heading and a list', '<h3>big</h3><ul><li>old</li></ul>', '<p>A</p><h3>big</h3><ul><li>old</li></ul><p>fox</p>'],
])('%s is pasted among words', (_, html, written) => {
  const text = new RichTextSource('<p>A fox</p>')
  const state = EditorState.create({ doc: text.doc })
  const { tr, selection } = state.apply(state.tr.setSelection(TextSelection.create(text.doc, 3)))
  const slice = Slice.maxOpen(DOMParser.fromSchema(schema).parse(readDom(html)).content)
  expect(text.write(tr.replaceSelection(closeEnds(slice, selection)).doc)).toBe(written)
})
