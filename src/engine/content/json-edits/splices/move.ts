import { childRawOf, type Document, findValue, gapAt, rawOf, startOf, tokenOf } from '../document'
import type { EditRefusal, Move, Spliced } from '../edit'
import { isSameValue } from './same-value'

/** The characters between items stay, so commas and indentation need no change. */
export function spliceMove(document: Document, edit: Move): Spliced | { refusal: EditRefusal } {
  const { text } = document
  const { pointer, from, to, expect } = edit
  const parent = findValue(document, pointer)
  const node = parent?.children[from]
  if (!parent || !node || !parent.children[to]) return { refusal: { reason: 'gone', pointer } }
  const found = rawOf(text, node)
  const place = `${pointer}/${tokenOf(text, parent, from)}`
  if (!isSameValue(found, expect)) return { refusal: { reason: 'conflict', pointer: place, expected: expect, found } }
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const order = parent.children
    .toSpliced(from, 1)
    .toSpliced(to, 0, node)
    .slice(low, high + 1)
  const written = order.map((child, at) => (at === 0 ? '' : gapAt(text, parent, low + at)) + childRawOf(text, child))
  const [first, last] = [parent.children[low] ?? node, parent.children[high] ?? node]
  return {
    splice: { offset: startOf(first), length: last.end - startOf(first), text: written.join('') },
    inverse: { ...edit, from: to, to: from, expect: found },
  }
}
