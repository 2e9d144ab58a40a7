import type { JsonNode } from '../../base/json-parser'
import { readValid } from '../../base/json-parser/reader/parse'
import { type Document, gapAt } from './document'
import { jsonTokens } from './tokens'

export interface Formatting {
  newline: string
  /** One step of indentation. */
  unit: string
  colon: string
  comma: string
  hasShortLists: boolean
}

const newlines = /\r\n|\n|\r/

export function indentOf(gap: string): string | undefined {
  const at = Math.max(gap.lastIndexOf('\n'), gap.lastIndexOf('\r'))
  return at < 0 ? undefined : gap.slice(at + 1).replace(/^\s*,/, '')
}

const isPlainList = ({ kind, children }: JsonNode) =>
  kind === 'array' && children.length > 0 && children.every((child) => child.children.length === 0)

function findPlainLists(node: JsonNode, most = 20): JsonNode[] {
  const found: JsonNode[] = []
  const open = [node]
  for (let seen = 0; open.length > 0 && found.length < most && seen < 2_000; seen++) {
    const next = open.shift() as JsonNode
    if (isPlainList(next)) found.push(next)
    for (const child of next.children) if (child.children.length > 0) open.push(child)
  }
  return found
}

function unitOf(text: string, path: readonly JsonNode[]): string {
  for (const node of path.toReversed()) {
    if (node.children.length === 0) continue
    const inner = indentOf(gapAt(text, node, 0))
    const outer = indentOf(gapAt(text, node, node.children.length))
    if (inner && outer !== undefined && inner.length > outer.length && inner.startsWith(outer))
      return inner.slice(outer.length)
  }
  return text.match(/[\n\r]([ \t]+)\S/)?.[1] ?? '  '
}

function colonOf(text: string, path: readonly JsonNode[]): string {
  const node = path.findLast(({ kind, children }) => kind === 'object' && children.length > 0)
  const [field] = node?.children ?? []
  if (!field) return ': '
  const colon = text.slice(field.keyEnd, field.start)
  return newlines.test(colon) ? ': ' : colon
}

export function formattingAt({ text }: Document, path: readonly JsonNode[]): Formatting {
  const colon = colonOf(text, path)
  const nearby = path
    .toReversed()
    .slice(0, 4)
    .find((node) => findPlainLists(node, 1).length > 0)
  const lists = nearby ? findPlainLists(nearby) : []
  const short = lists.filter(({ start, end }) => !newlines.test(text.slice(start, end)))
  return {
    newline: text.match(newlines)?.[0] ?? '\n',
    unit: unitOf(text, path),
    colon,
    comma: /\s/.test(colon) ? ', ' : ',',
    hasShortLists: short.length * 2 > lists.length,
  }
}

function containersOf(root: JsonNode): Map<number, JsonNode> {
  const found = new Map<number, JsonNode>()
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind !== 'object' && node.kind !== 'array') continue
    found.set(node.start, node)
    for (const child of node.children) open.push(child)
  }
  return found
}

/**
 * Indents JSON like its surroundings. `indent` is that of its line; undefined writes one line. If the JSON has several
 * lines, its lists on one line stay on one.
 */
export function layOut(json: string, formatting: Formatting, indent: string | undefined): string {
  const root = readValid(json)
  if (!root) return json
  const { newline, unit, colon, comma, hasShortLists } = formatting
  const containers = containersOf(root)
  const isLaidOut = newlines.test(json)
  const staysShort = (node: JsonNode) =>
    isLaidOut ? !newlines.test(json.slice(node.start, node.end)) : hasShortLists && isPlainList(node)
  const written: string[] = []
  /** The indentation inside each open bracket; undefined for one line. */
  const inside: (string | undefined)[] = []
  const breakLine = (start: string | undefined) => (start === undefined ? '' : newline + start)
  for (const { 0: token, index } of json.matchAll(jsonTokens)) {
    const now = inside.at(-1)
    if (token === '{' || token === '[') {
      const node = containers.get(index) as JsonNode
      const outer = inside.length === 0 ? indent : now
      const isShort = outer === undefined || node.children.length === 0 || staysShort(node)
      inside.push(isShort ? undefined : outer + unit)
      written.push(token, breakLine(inside.at(-1)))
    } else if (token === '}' || token === ']') {
      inside.pop()
      written.push(now === undefined ? '' : newline + now.slice(0, now.length - unit.length), token)
    } else if (token === ',') written.push(now === undefined ? comma : `,${newline}${now}`)
    else written.push(token === ':' ? colon : token)
  }
  return written.join('')
}
