import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { Problem } from '../model/problem'
import { type Draft, isObject } from './content'

const tokensOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((token) => (/^\d+$/.test(token) ? Number(token) : token))

/** The node at a pointer, or the nearest one around it that exists. */
function nodeAt(tree: Node, pointer: string): Node {
  const tokens = tokensOf(pointer)
  for (let length = tokens.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, tokens.slice(0, length))
    if (node) return node
  }
  return tree
}

/** Line and column of offsets in a text, both from 1. */
function createLines(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 }
  }
}

/** The page and the block that a pointer leads into, by what is written there. */
function surroundings(content: unknown, pointer: string): Pick<Problem, 'page' | 'block'> {
  const [area, index, part, blockIndex] = pointer.split('/').slice(1)
  if (!isObject(content)) return {}
  if (area === 'shared' && isObject(content.shared) && index !== undefined) {
    const block = content.shared[index]
    return isObject(block) && typeof block.type === 'string' ? { block: { number: 0, type: block.type } } : {}
  }
  if (area !== 'pages' || !Array.isArray(content.pages)) return {}
  const page: unknown = content.pages[Number(index)]
  if (!isObject(page)) return {}
  const path = typeof page.path === 'string' ? page.path : undefined
  if (part !== 'blocks' || blockIndex === undefined || !Array.isArray(page.blocks)) return { page: path }
  const block: unknown = page.blocks[Number(blockIndex)]
  const type = isObject(block) ? (block.type ?? (block.shared === undefined ? 'no type' : 'shared')) : 'no block'
  return { page: path, block: { number: Number(blockIndex) + 1, type: String(type) } }
}

/** The place of a token of the text, as a problem shows it. */
function spanOf(lineOf: ReturnType<typeof createLines>, offset: number, length: number) {
  const end = lineOf(offset + length)
  return { ...lineOf(offset), endLine: end.line, endColumn: end.column }
}

/** A mistake in the syntax has a place in the text, but no page yet. */
export function locateOffset(text: string, file: string, message: string, offset: number, length = 1): Problem {
  return { rule: 'syntax', severity: 'error', message, file, ...spanOf(createLines(text), offset, length), pointer: '' }
}

/** Finds line, column, page and block of every draft, and puts them in the order of the file. */
export function locate(drafts: Draft[], text: string, file: string, content: unknown): Problem[] {
  if (drafts.length === 0) return []
  const body = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text
  const tree = parseTree(body)
  const lineOf = createLines(text)
  return drafts
    .map(({ pointer, on, replacement, ...draft }) => {
      const node = tree && nodeAt(tree, pointer)
      const token = on === 'key' && node?.parent?.type === 'property' ? node.parent.children?.[0] : node
      const { offset, length } = token ?? { offset: 0, length: 0 }
      const fix = replacement === undefined ? undefined : [{ offset, length, text: JSON.stringify(replacement) }]
      return {
        severity: 'error' as const,
        ...draft,
        ...(fix && { fix }),
        file,
        ...spanOf(lineOf, offset, length),
        pointer,
        ...surroundings(content, pointer),
      }
    })
    .sort((a, b) => a.line - b.line || a.column - b.column)
}
