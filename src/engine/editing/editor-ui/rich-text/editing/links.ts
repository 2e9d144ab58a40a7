import type { Mark, MarkType } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { schema } from '../schema'

export interface LinkRange {
  mark: Mark
  from: number
  to: number
}

const linkType = schema.marks.a as MarkType

export function linkAround({ selection: { $from } }: EditorState): LinkRange | undefined {
  const { parent, parentOffset } = $from
  const beside = [parent.childAfter(parentOffset), parent.childBefore(parentOffset)]
  const within = beside.find(({ node }) => node && linkType.isInSet(node.marks))
  const mark = within?.node && linkType.isInSet(within.node.marks)
  if (!within || !mark) return undefined
  const isOfLink = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? [])
  let [first, last] = [within.index, within.index]
  while (isOfLink(first - 1)) first--
  while (isOfLink(last + 1)) last++
  const sizeBefore = (index: number) => parent.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  return { mark, from: $from.start() + sizeBefore(first), to: $from.start() + sizeBefore(last + 1) }
}

export function setLink(state: EditorState, href: string, words: string): Transaction {
  const { tr, selection } = state
  const link = linkAround(state)
  const mark = linkType.create({ ...link?.mark.attrs, href })
  if (!link && selection.empty) return tr.replaceSelectionWith(schema.text(words, [mark]), false)
  const { from, to } = link ?? selection
  return tr.removeMark(from, to, linkType).addMark(from, to, mark)
}

export function removeLink(state: EditorState): Transaction {
  const { from, to } = linkAround(state) ?? state.selection
  return state.tr.removeMark(from, to, linkType)
}
