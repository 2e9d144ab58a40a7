import { createNode, type JsonNode } from '../reader/node'
import { readValid } from '../reader/parse'
import type { ListSpan, TextSpan } from './page-spans'

function shift(node: JsonNode, move: (offset: number) => number): JsonNode {
  const { start, end, keyStart, keyEnd, children } = node
  return {
    ...node,
    start: move(start),
    end: move(end),
    ...(keyStart >= 0 && { keyStart: move(keyStart), keyEnd: move(keyEnd) }),
    children: children.map((child) => shift(child, move)),
  }
}

function lazyItem(text: string, { start, end }: TextSpan): JsonNode {
  let children: readonly JsonNode[] | undefined
  return {
    ...createNode('object', start, end),
    get children() {
      const root = children ? undefined : readValid(text.slice(start, end))
      children ??= root ? shift(root, (offset) => offset + start).children : []
      return children
    },
  }
}

/** `frame` is the text with an empty list. */
export function treeOfItems(text: string, frame: string, { start, end, items }: ListSpan): JsonNode | undefined {
  const root = readValid(frame)
  const tree = root && shift(root, (offset) => (offset > start ? offset + end - start - '[]'.length : offset))
  const list = tree?.children.find(({ kind, start: at }) => kind === 'array' && at === start)
  if (list) list.children = items.map((item) => lazyItem(text, item))
  return tree
}
