import type { EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { linkAround } from './links'

/** Marks the words that a link is to be on: they are not shown as selected while its address is typed. */
export function markWords(state: EditorState): DecorationSet {
  const { from, to } = linkAround(state) ?? state.selection
  return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'to-be-linked' })])
}
