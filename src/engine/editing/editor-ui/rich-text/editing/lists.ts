import type { Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapRangeInList } from 'prosemirror-schema-list'
import type { Command, Selection, Transaction } from 'prosemirror-state'
import { nodeType } from '../schema'

const isList = ({ type }: Node) => type.name === 'ul' || type.name === 'ol'

export function listAround({ $from }: Selection): { list: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const list = $from.node(depth)
    if (isList(list)) return { list, at: $from.before(depth) }
  }
  return undefined
}

/** Items hold words without a paragraph. */
export function wrapInList(tr: Transaction, type: NodeType): boolean {
  const { from, to } = tr.selection
  tr.doc.nodesBetween(from, to, (node, at) => {
    if (/^h\d$/.test(node.type.name)) tr.setNodeMarkup(at, nodeType('p'))
  })
  const range = tr.selection.$from.blockRange(tr.selection.$to)
  if (!range || !wrapRangeInList(tr, range, type)) return false
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, at, parent) => {
    const isOnlyText = node.type.name === 'p' && parent?.type.name === 'li' && node.attrs.lang === null
    if (isOnlyText) tr.setNodeMarkup(at, nodeType('words'))
  })
  return true
}

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state.selection)
    if (around?.list.type === type) return liftListItem(nodeType('li'))(state, dispatch)
    const { tr } = state
    if (around) tr.setNodeMarkup(around.at, type)
    else if (!wrapInList(tr, type)) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const leaveEmptyItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const isEmptyItem = empty && $from.parent.content.size === 0 && $from.depth > 1 && $from.node(-1).type.name === 'li'
  return isEmptyItem && liftListItem(nodeType('li'))(state, dispatch)
}
