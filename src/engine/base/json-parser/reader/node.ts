import { escapeToken, unescapeToken } from '../../shared-types/json'
import { looselyRead } from '../mistakes/inside-text'

export interface JsonNode {
  kind: 'object' | 'array' | 'string' | 'other'
  start: number
  end: number
  /** Includes the quotes; -1 in a list and for the root. */
  keyStart: number
  keyEnd: number
  key: string | undefined
  value: unknown
  children: readonly JsonNode[]
}

const none: readonly JsonNode[] = []

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

export const addChild = (parent: JsonNode, child: JsonNode): number => (parent.children as JsonNode[]).push(child)

export function fieldNameOf(text: string, node: JsonNode): string {
  if (node.key !== undefined) return node.key
  const raw = text.slice(node.keyStart + 1, node.keyEnd - 1)
  return raw.includes('\\') ? looselyRead(raw) : raw
}

const fewFields = 16

const fieldsOf = new WeakMap<JsonNode, { children: readonly JsonNode[]; fields: Map<string, JsonNode> }>()

/** As in JSON.parse, the last duplicate counts. */
function fieldOf(text: string, node: JsonNode, name: string): JsonNode | undefined {
  const { children } = node
  if (children.length < fewFields)
    return children.findLast((child) => child.keyStart >= 0 && fieldNameOf(text, child) === name)
  let index = fieldsOf.get(node)
  if (index?.children !== children) {
    const named = children.filter(({ keyStart }) => keyStart >= 0)
    index = { children, fields: new Map(named.map((child) => [fieldNameOf(text, child), child])) }
    fieldsOf.set(node, index)
  }
  return index.fields.get(name)
}

/** Returns the nearest existing ancestor if the place does not exist. */
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
    tokens.push(child.keyStart >= 0 ? escapeToken(fieldNameOf(text, child)) : String(low))
    node = child
  }
}

function scalarOf(text: string, node: JsonNode): unknown {
  if (node.value !== undefined) return node.value
  if (node.kind === 'string') return looselyRead(text.slice(node.start + 1, node.end - 1))
  return JSON.parse(text.slice(node.start, node.end))
}

export function readNode(text: string, root: JsonNode): unknown {
  const makeEmpty = (node: JsonNode): unknown =>
    node.kind === 'array' ? [] : node.kind === 'object' ? {} : scalarOf(text, node)
  const value = makeEmpty(root)
  const open: [JsonNode, unknown][] = [[root, value]]
  for (let item = open.pop(); item; item = open.pop()) {
    const [node, holder] = item
    for (const child of node.children) {
      const isNameless = child.keyStart < 0
      if (isNameless && !Array.isArray(holder)) continue
      const part = makeEmpty(child)
      if (Array.isArray(holder)) holder.push(part)
      else {
        // Assignment would fail for a field named "__proto__".
        Object.defineProperty(holder, fieldNameOf(text, child), {
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
