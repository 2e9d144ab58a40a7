import { escapeToken, unescapeToken } from '../../model/json'
import { looselyRead } from '../mistakes/inside-text'

/** A value of the text and where it stands: `end` is the offset after its last character. */
export interface JsonNode {
  kind: 'object' | 'array' | 'string' | 'other'
  start: number
  end: number
  /** Where its field's name stands, quotes included; -1 in a list and at the top. */
  keyStart: number
  keyEnd: number
  /** Set where the text is not JSON and has been understood all the same. */
  key: string | undefined
  value: unknown
  children: readonly JsonNode[]
}

const none: readonly JsonNode[] = []

/** A node without children yet. */
export const createNode = (kind: JsonNode['kind'], start: number, end: number): JsonNode => ({
  kind,
  start,
  end,
  keyStart: -1,
  keyEnd: -1,
  key: undefined,
  value: undefined,
  children: kind === 'object' || kind === 'array' ? [] : none,
})

/** Adds a child to an object or a list. */
export const addChild = (parent: JsonNode, child: JsonNode): number => (parent.children as JsonNode[]).push(child)

/** The name of a node's field. */
export function keyOf(text: string, node: JsonNode): string {
  if (node.key !== undefined) return node.key
  const raw = text.slice(node.keyStart + 1, node.keyEnd - 1)
  return raw.includes('\\') ? looselyRead(raw) : raw
}

/** An object with fewer fields is searched as quickly as it is indexed. */
const fewFields = 16

const fieldsOf = new WeakMap<JsonNode, { children: readonly JsonNode[]; fields: Map<string, JsonNode> }>()

/** Of two fields with the same name the last counts, as for JSON.parse. */
function fieldOf(text: string, node: JsonNode, name: string): JsonNode | undefined {
  const { children } = node
  if (children.length < fewFields)
    return children.findLast((child) => child.keyStart >= 0 && keyOf(text, child) === name)
  let index = fieldsOf.get(node)
  if (index?.children !== children) {
    const named = children.filter(({ keyStart }) => keyStart >= 0)
    index = { children, fields: new Map(named.map((child) => [keyOf(text, child), child])) }
    fieldsOf.set(node, index)
  }
  return index.fields.get(name)
}

/** The node at a JSON pointer, or the nearest one around it that exists. */
export function nodeAt(text: string, root: JsonNode, pointer: string): JsonNode {
  let node = root
  for (const token of pointer.split('/').slice(1)) {
    const child = node.kind === 'array' ? node.children[Number(token)] : fieldOf(text, node, unescapeToken(token))
    if (!child) return node
    node = child
  }
  return node
}

const startOf = (node: JsonNode) => (node.keyStart >= 0 ? node.keyStart : node.start)

/** The JSON pointer of the deepest value that an offset stands in or at the end of. */
export function pointerAt(text: string, root: JsonNode, offset: number): string {
  const tokens: string[] = []
  let node = root
  for (;;) {
    let low = 0
    let high = node.children.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (startOf(node.children[middle] as JsonNode) <= offset) low = middle
      else high = middle - 1
    }
    const child = node.children[low]
    if (!child || startOf(child) > offset || child.end < offset) return tokens.map((token) => `/${token}`).join('')
    tokens.push(child.keyStart >= 0 ? escapeToken(keyOf(text, child)) : String(low))
    node = child
  }
}

function scalarOf(text: string, node: JsonNode): unknown {
  if (node.value !== undefined) return node.value
  if (node.kind === 'string') return looselyRead(text.slice(node.start + 1, node.end - 1))
  return JSON.parse(text.slice(node.start, node.end))
}

/** The JSON value of a node. It walks without calling itself: brackets may be nested without end. */
export function readNode(text: string, root: JsonNode): unknown {
  const makeEmpty = (node: JsonNode): unknown =>
    node.kind === 'array' ? [] : node.kind === 'object' ? {} : scalarOf(text, node)
  const value = makeEmpty(root)
  const open: [JsonNode, unknown][] = [[root, value]]
  for (let item = open.pop(); item; item = open.pop()) {
    const [node, holder] = item
    for (const child of node.children) {
      const isNameless = child.keyStart < 0
      // A value without a name has no place in an object.
      if (isNameless && !Array.isArray(holder)) continue
      const part = makeEmpty(child)
      if (Array.isArray(holder)) holder.push(part)
      else {
        // Not by assignment: a field may be called "__proto__".
        Object.defineProperty(holder, keyOf(text, child), {
          value: part,
          enumerable: true,
          configurable: true,
          writable: true,
        })
      }
      if (child.children.length > 0) open.push([child, part])
    }
  }
  return value
}
