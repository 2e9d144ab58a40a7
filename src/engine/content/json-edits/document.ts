import { type JsonNode, readJson } from '../../base/json-parser'
import { type ItemReading, readByPage } from '../../base/json-parser/incremental/read-by-page'
import { readValid } from '../../base/json-parser/reader/parse'
import { escapeToken, unescapeToken } from '../../base/shared-types/json'
import type { EditRefusal } from './edit'

export interface Document {
  text: string
  root: JsonNode
  value: unknown
  /** The next text of a site is read again only where its pages differ. */
  reading?: ItemReading
}

export const startOf = (node: JsonNode): number => (node.keyStart >= 0 ? node.keyStart : node.start)

export const rawOf = (text: string, node: JsonNode): string => text.slice(node.start, node.end)

export const childRawOf = (text: string, node: JsonNode): string => text.slice(startOf(node), node.end)

/** One edit reads the same text several times. */
const recent: Document[] = []
const maxRecent = 3

function readDocument(text: string): Document | { refusal: EditRefusal } {
  const reading = readByPage(text, recent.find((document) => document.reading)?.reading)
  const tree = reading?.root()
  if (tree) return { text, root: tree, value: reading?.value, reading }
  let value: unknown
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  } catch {
    const { mistakes, placeOf } = readJson(text)
    const [mistake] = mistakes
    const { line, column } = placeOf(mistake?.offset ?? 0)
    const message = mistake?.message ?? 'This cannot be read.'
    return { refusal: { reason: 'unreadable', line, column, message } }
  }
  const root = readValid(text)
  if (!root) return { refusal: { reason: 'unreadable', line: 1, column: 1, message: 'There is nothing in the file.' } }
  return { text, root, value }
}

/** Accepts a byte-order mark. */
export function openDocument(text: string): Document | { refusal: EditRefusal } {
  const known = recent.find((document) => document.text === text)
  if (known) return known
  const document = readDocument(text)
  if ('root' in document) {
    recent.unshift(document)
    recent.length = Math.min(recent.length, maxRecent)
  }
  return document
}

export function nameOfNode(text: string, { keyStart, keyEnd }: JsonNode): string {
  const raw = text.slice(keyStart, keyEnd)
  return raw.includes('\\') ? JSON.parse(raw) : raw.slice(1, -1)
}

export const tokenOf = (text: string, { kind, children }: JsonNode, index: number): string => {
  const child = children[index]
  return kind === 'array' || !child ? String(index) : escapeToken(nameOfNode(text, child))
}

/** Returns -1 without a match. Of equal names the last counts. */
export function indexOfToken(text: string, node: JsonNode, token: string): number {
  if (node.kind === 'array')
    return /^(?:0|[1-9]\d*)$/.test(token) && Number(token) < node.children.length ? Number(token) : -1
  const name = unescapeToken(token)
  return node.children.findLastIndex((child) => nameOfNode(text, child) === name)
}

export function pathTo({ text, root }: Document, pointer: string): JsonNode[] | undefined {
  const path = [root]
  let node = root
  for (const token of pointer.split('/').slice(1)) {
    const child = node.children[indexOfToken(text, node, token)]
    if (!child) return undefined
    node = child
    path.push(node)
  }
  return path
}

export const findValue = (document: Document, pointer: string): JsonNode | undefined =>
  pathTo(document, pointer)?.at(-1)

/** Between a child and the one before; after the last child for the index `length`. */
export function gapAt(text: string, { start, end, children }: JsonNode, index: number): string {
  const [before, after] = [children[index - 1], children[index]]
  return text.slice(before ? before.end : start + 1, after ? startOf(after) : end - 1)
}

/** cyrb53 by bryc, public domain. */
export function fingerprint(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    one = Math.imul(one ^ char, 2654435761)
    other = Math.imul(other ^ char, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}
