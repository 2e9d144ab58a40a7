import type { EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { linkAround } from './links'

/** Marks the words of a link while its address is typed: the selection is not shown then. */
export function markWords(state: EditorState): DecorationSet {
  const { from, to } = linkAround(state) ?? state.selection
  return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'to-be-linked' })])
}
