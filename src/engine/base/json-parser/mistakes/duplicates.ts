import type { PlaceOf } from '../line-index'
import { charCode } from '../reader/characters'
import { fieldNameOf, type JsonNode } from '../reader/node'
import { closingQuote } from '../reader/text'
import { type Mistake, removeText } from './mistake'
import { splitMerged } from './run-together'

/** Counts fields by `":`. The number is too high if a text begins with a colon. */
function countColons(text: string): number {
  let count = 0
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1
    let char = text.charCodeAt(before)
    while (char === 32 || (char >= 9 && char <= 13)) char = text.charCodeAt(--before)
    if (char === 34) count++
  }
  return count
}

function countNames(text: string): number {
  let count = 0
  for (let open = text.indexOf('"'); open !== -1; ) {
    let close = text.indexOf('"', open + 1)
    if (text.charCodeAt(close - 1) === charCode.backslash) close = closingQuote(text, open) - 1
    let next = close + 1
    let char = text.charCodeAt(next)
    while (char === 32 || (char >= 9 && char <= 13)) char = text.charCodeAt(++next)
    if (char === charCode.colon) count++
    open = text.indexOf('"', next)
  }
  return count
}

function measure(value: object): { fields: number; depth: number } {
  let fields = 0
  let depth = 0
  for (let level = [value]; level.length > 0; depth++) {
    const below: object[] = []
    for (const holder of level) {
      if (Array.isArray(holder)) {
        for (const part of holder) if (typeof part === 'object' && part !== null) below.push(part)
      } else {
        for (const name in holder) {
          fields++
          const part: unknown = holder[name as keyof object]
          if (typeof part === 'object' && part !== null) below.push(part)
        }
      }
    }
    level = below
  }
  return { fields, depth }
}

function removeField(before: JsonNode | undefined, node: JsonNode) {
  return before ? [removeText(before.end, node.end - before.end)] : undefined
}

function explainDuplicate(
  text: string,
  first: JsonNode,
  node: JsonNode,
  before: JsonNode | undefined,
  placeOf: PlaceOf,
): Mistake {
  const name = text.slice(node.keyStart, node.keyEnd)
  const { line } = placeOf(first.keyStart)
  const here = placeOf(node.keyStart).line
  const where = line === here ? 'the beginning of this line' : `line ${line}`
  const isSame = text.slice(first.start, first.end) === text.slice(node.start, node.end)
  const areLists = [first, node].every(({ kind, children }) => kind === 'array' && children.length > 0)
  const repair = areLists
    ? 'another list. Put the items of both into one list, and remove the other.'
    : 'another value. Keep one of the two, or give this one another name.'
  const message = isSame
    ? `The field ${name} is here a second time: ${where} says the same. Remove one of the two.`
    : `The field ${name} is here a second time: ${where} has the same field with ${repair}`
  const fix = isSame ? removeField(before, node) : undefined
  const group = `${name} ${isSame ? 'the same' : 'another'} ${line === here ? 'on one line' : ''}`
  return { kind: 'duplicate', message, group, offset: node.keyStart, length: node.keyEnd - node.keyStart, fix }
}

/** Objects of a list that run together are split: their fields are not reported. */
export function findDuplicates(text: string, root: JsonNode, placeOf: PlaceOf): Mistake[] {
  const mistakes: Mistake[] = []
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'array') mistakes.push(...splitMerged(text, node))
    const seen = new Map<string, JsonNode>()
    for (const [index, child] of node.children.entries()) {
      if (child.children.length > 0) open.push(child)
      if (node.kind !== 'object' || child.keyStart < 0) continue
      const key = fieldNameOf(text, child)
      const first = seen.get(key)
      if (first) mistakes.push(explainDuplicate(text, first, child, node.children[index - 1], placeOf))
      else seen.set(key, child)
    }
  }
  return mistakes.sort((a, b) => a.offset - b.offset)
}

const maxDepth = 200

function findTooDeep(text: string): Mistake[] {
  let depth = 0
  const signs = /"(?:[^"\\]|\\.)*"?|[{}[\]]/g
  for (let match = signs.exec(text); match; match = signs.exec(text)) {
    const [sign] = match
    if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (depth > maxDepth) {
      const message = `More than ${maxDepth} brackets are open here, one inside the other. Content is nested a dozen deep at most: remove the brackets that are too many.`
      return [{ kind: 'other', message, offset: match.index, length: 1 }]
    }
  }
  return []
}

/**
 * Finds what JSON.parse accepts: duplicate fields and excessive nesting. Reads again only a text with more fields than
 * its value.
 */
export function findSilentMistakes(
  text: string,
  value: unknown,
  rootOf: () => JsonNode | undefined,
  placeOf: PlaceOf,
): Mistake[] {
  const { fields, depth } = measure(typeof value === 'object' && value !== null ? value : [])
  if (depth > maxDepth) return findTooDeep(text)
  const root = countColons(text) === fields || countNames(text) === fields ? undefined : rootOf()
  return root ? findDuplicates(text, root, placeOf) : []
}
