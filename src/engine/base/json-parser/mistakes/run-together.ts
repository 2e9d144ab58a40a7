import { fieldNameOf, type JsonNode } from '../reader/node'
import type { Mistake } from './mistake'

interface Seam {
  before: JsonNode
  node: JsonNode
}

const beginnings = new Set(['"type"', '"path"'])

function nounOf(text: string, list: JsonNode): string {
  if (list.keyStart < 0) return 'items'
  const name = fieldNameOf(text, list)
  return name === 'blocks' || name === 'pages' ? name : `items of "${name}"`
}

const namesOf = (text: string, nodes: readonly JsonNode[]): string[] =>
  nodes.map(({ keyStart, keyEnd }) => text.slice(keyStart, keyEnd))

function cut(children: readonly JsonNode[], names: string[]): JsonNode[][] {
  const [first] = names
  const beginning = [...beginnings].find((name) => names.indexOf(name) !== names.lastIndexOf(name)) ?? first
  const parts: JsonNode[][] = [[]]
  let isOpen = false
  for (const [index, child] of children.entries()) {
    const begins = names[index] === beginning
    if (begins && isOpen) parts.push([])
    if (begins) isOpen = true
    parts.at(-1)?.push(child)
  }
  return parts
}

function isWhole(text: string, part: JsonNode[], before: JsonNode[]): boolean {
  const known = new Set(namesOf(text, before))
  const names = namesOf(text, part)
  const repeated = names.filter((name) => known.has(name))
  return before.length > 1 && names.length > 1 && (repeated.length > 1 || beginnings.has(names[0] as string))
}

/** { "blocks": [ … ], "blocks": [ … ] }: two columns. */
const areLists = (children: readonly JsonNode[], names: string[]): boolean =>
  new Set(names).size === 1 && children.every(({ kind, children: items }) => kind === 'array' && items.length > 0)

function separate(text: string, node: JsonNode): JsonNode[] | undefined {
  const names = namesOf(text, node.children)
  if (new Set(names).size === names.length) return undefined
  const parts = cut(node.children, names)
  const areWhole =
    areLists(node.children, names) ||
    parts.every((part, index) => index === 0 || isWhole(text, part, parts[index - 1] as JsonNode[]))
  if (parts.length === 1 || !areWhole) return undefined
  return parts.map((children, index) => ({
    ...node,
    children,
    start: index === 0 ? node.start : (children[0] as JsonNode).keyStart,
    end: index === parts.length - 1 ? node.end : (children.at(-1) as JsonNode).end,
  }))
}

function explainSeam(text: string, list: JsonNode, { before, node }: Seam): Mistake {
  const name = text.slice(node.keyStart, node.keyEnd)
  const hasComma = text.slice(before.end, node.keyStart).includes(',')
  const place = hasComma ? 'instead of the comma before' : 'before'
  const message = `Two ${nounOf(text, list)} run into each other here. Write }, { ${place} this ${name}.`
  const group = `run together ${hasComma ? nounOf(text, list) : place}`
  const mistake = { message, group, offset: node.keyStart, length: node.keyEnd - node.keyStart }
  return hasComma ? { kind: 'duplicate', ...mistake } : { kind: 'other', ...mistake, insteadOf: before.end }
}

export function splitMerged(text: string, list: JsonNode): Mistake[] {
  const mistakes: Mistake[] = []
  list.children = list.children.flatMap((item) => {
    const parts = item.kind === 'object' ? separate(text, item) : undefined
    for (const [index, part] of (parts ?? []).entries()) {
      const before = parts?.[index - 1]?.children.at(-1)
      const [node] = part.children
      if (before && node) mistakes.push(explainSeam(text, list, { before, node }))
    }
    return parts ?? [item]
  })
  return mistakes
}
