import type { JsonNode } from '../../../base/json-parser'
import { parentPointer } from '../../../base/shared-types/json'
import { type Document, gapAt, indexOfToken, nameOfNode, pathTo, rawOf, startOf } from '../document'
import type { EditRefusal, Remove, Seam, Spliced } from '../edit'
import { anchorOf } from '../item-anchor'
import { isSameValue } from './same-value'

/** Whether a comma is between two items if and only if one is needed. */
export const hasRightComma = (gap: string, isBetween: boolean): boolean => gap.includes(',') === isBetween

function closeGap(text: string, parent: JsonNode, index: number, exact: Seam | undefined): string {
  const last = parent.children.length - 1
  const [before, after] = [gapAt(text, parent, index), gapAt(text, parent, index + 1)]
  const isSeam = exact?.before === before && exact.after === after
  if (exact && isSeam && hasRightComma(exact.gap, index > 0 && index < last)) return exact.gap
  if (last === 0) return ''
  return index === last ? after : before
}

export function spliceRemove(
  document: Document,
  { pointer, expect, exact }: Remove,
): Spliced | { refusal: EditRefusal } {
  const { text } = document
  const path = pathTo(document, pointer)
  const [parent, node] = [path?.at(-2), path?.at(-1)]
  if (!parent || !node) return { refusal: { reason: 'gone', pointer } }
  const found = rawOf(text, node)
  if (!isSameValue(found, expect)) return { refusal: { reason: 'conflict', pointer, expected: expect, found } }
  const index = parent.children.indexOf(node)
  const [before, after] = [gapAt(text, parent, index), gapAt(text, parent, index + 1)]
  const gap = closeGap(text, parent, index, exact)
  const others = { ...parent, children: parent.children.toSpliced(index, 1) }
  const token = pointer.slice(pointer.lastIndexOf('/') + 1)
  const isField = parent.kind === 'object'
  const covered = isField ? others.children[indexOfToken(text, others, token)] : undefined
  const name = text.slice(startOf(node), node.start)
  const offset = startOf(node) - before.length
  return {
    splice: { offset, length: node.end + after.length - offset, text: gap },
    inverse: {
      kind: 'insert',
      pointer: parentPointer(pointer),
      index,
      anchor: anchorOf(text, others, index),
      ...(isField && { key: nameOfNode(text, node) }),
      json: found,
      ...(covered && { covers: rawOf(text, covered) }),
      exact: { gap, before, after, name },
    },
  }
}
