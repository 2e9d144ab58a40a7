import type { JsonNode } from '../../../base/json-parser'
import { escapeToken } from '../../../base/shared-types/json'
import { type Document, gapAt, indexOfToken, pathTo, rawOf } from '../document'
import type { EditRefusal, Insert, Seam, Spliced } from '../edit'
import { findAnchor } from '../item-anchor'
import { type Formatting, formattingAt, indentOf, layOut } from '../layout'
import { hasRightComma } from './remove'
import { isSameValue } from './same-value'

type Around = Pick<Seam, 'before' | 'after'>

type Written = Around & { name: string; value: string }

function aroundOnly(document: Document, path: readonly JsonNode[], formatting: Formatting, isPlain: boolean): Around {
  const { text } = document
  const [parent, node] = [path.at(-2), path.at(-1) as JsonNode]
  const gap = gapAt(text, node, 0)
  const own = indentOf(gap)
  if (own !== undefined) return { before: formatting.newline + own + formatting.unit, after: formatting.newline + own }
  const isAlone = !parent && /[\n\r]/.test(text.trim())
  const outer = parent ? indentOf(gapAt(text, parent, parent.children.indexOf(node))) : isAlone ? '' : undefined
  const isShort = node.kind === 'array' && isPlain && formatting.hasShortLists
  if (outer === undefined || isShort) return { before: gap, after: gap }
  return { before: formatting.newline + outer + formatting.unit, after: formatting.newline + outer }
}

function aroundNew(text: string, node: JsonNode, index: number, formatting: Formatting): Around {
  const { length } = node.children
  const first = gapAt(text, node, 0)
  const between = indentOf(first) === undefined ? formatting.comma : `,${first}`
  if (index === 0) return { before: first, after: length > 1 ? gapAt(text, node, 1) : between }
  if (index < length) return { before: gapAt(text, node, index), after: gapAt(text, node, index) }
  return { before: length > 1 ? gapAt(text, node, length - 1) : between, after: gapAt(text, node, length) }
}

const fits = (seam: Seam, gap: string, index: number, length: number): boolean =>
  seam.gap === gap && hasRightComma(seam.before, index > 0) && hasRightComma(seam.after, index < length)

/** Only of an object of plain values on one line. */
function blanksOnOneLine({ text }: Document, node: JsonNode | undefined): string | undefined {
  if (node?.kind !== 'object' || node.children.length === 0) return undefined
  if (node.children.some(({ children }) => children.length > 0)) return undefined
  return /[\n\r]/.test(text.slice(node.start, node.end)) ? undefined : gapAt(text, node, 0)
}

function writeValue(
  document: Document,
  before: JsonNode | undefined,
  json: string,
  formatting: Formatting,
  indent?: string,
) {
  const blanks = blanksOnOneLine(document, before)
  const isPlain = blanks !== undefined && /^\s*\{[^{}[\]]*\}\s*$/.test(json)
  if (!isPlain) return layOut(json, formatting, indent)
  return `{${blanks}${layOut(json, formatting, undefined).slice(1, -1)}${blanks}}`
}

function writeItem(document: Document, path: readonly JsonNode[], index: number, edit: Insert): Written {
  const { text } = document
  const node = path.at(-1) as JsonNode
  const { exact, json, key } = edit
  if (exact && fits(exact, gapAt(text, node, index), index, node.children.length))
    return { before: exact.before, after: exact.after, name: exact.name, value: json }
  const formatting = formattingAt(document, path)
  const isPlain = !/^\s*[[{]/.test(json)
  const around =
    node.children.length === 0
      ? aroundOnly(document, path, formatting, isPlain)
      : aroundNew(text, node, index, formatting)
  const name = exact?.name ?? (key === undefined ? '' : JSON.stringify(key) + formatting.colon)
  const value = writeValue(document, node.children[index - 1], json, formatting, indentOf(around.before))
  return { ...around, name, value }
}

export function spliceInsert(document: Document, edit: Insert): Spliced | { refusal: EditRefusal } {
  const { text } = document
  const { pointer, key, json, covers, anchor } = edit
  const path = pathTo(document, pointer)
  const node = path?.at(-1)
  const isList = node?.kind === 'array'
  if (!path || !node || !(isList || node.kind === 'object') || isList !== (key === undefined))
    return { refusal: { reason: 'gone', pointer, mine: json } }
  const token = key === undefined ? undefined : escapeToken(key)
  const covered = token === undefined ? -1 : indexOfToken(text, node, token)
  const there = node.children[covered]
  const index = findAnchor(text, node, edit.index, anchor)
  const isExpected = there ? covers !== undefined && isSameValue(rawOf(text, there), covers) : covers === undefined
  if (!isExpected || index === undefined || index <= covered) {
    const found = there ? rawOf(text, there) : rawOf(text, node)
    const at = there ? `${pointer}/${token}` : pointer
    return { refusal: { reason: 'conflict', pointer: at, expected: covers ?? '', found, mine: json } }
  }
  const gap = gapAt(text, node, index)
  const { before, after, name, value } = writeItem(document, path, index, edit)
  const previous = node.children[index - 1]
  return {
    splice: {
      offset: previous ? previous.end : node.start + 1,
      length: gap.length,
      text: before + name + value + after,
    },
    inverse: {
      kind: 'remove',
      pointer: `${pointer}/${token ?? index}`,
      expect: value,
      exact: { gap, before, after },
    },
  }
}
