import type { HtmlElement, HtmlNode } from './html-node'
import { attributeOf, styleOf, textOf } from './office-style'

/** A list item with a level: Word writes paragraphs, its web version a list per item. */
interface Item {
  level: number
  list: string
  tag: 'ul' | 'ol'
  number: number
  nodes: readonly HtmlNode[]
}

const isMarker = (node: HtmlNode): boolean => styleOf(node, 'mso-list') === 'ignore'

const findMarker = (nodes: readonly HtmlNode[]): HtmlNode | undefined => {
  for (const node of nodes) {
    const found = isMarker(node) ? node : typeof node !== 'string' && findMarker(node.nodes)
    if (found) return found
  }
  return undefined
}

const withoutMarker = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) => {
    if (isMarker(node)) return []
    return [typeof node === 'string' ? node : { ...node, nodes: withoutMarker(node.nodes) }]
  })

/** Whether a marker is a number: "1.", "a)", "(iv)", "2.1". A bullet may be a letter of a symbol font: "o", "§". */
const counts = (marker: string): boolean => /\d/.test(marker) || /^\(?[a-z]{1,5}[.)]$/i.test(marker)

function readParagraph(node: HtmlElement): Item | undefined {
  const [, list = '', level] = styleOf(node, 'mso-list').match(/^(\S+)\s+level(\d)/) ?? []
  if (!level || !/^(?:p|div)$/.test(node.tag)) return undefined
  const marker = textOf(findMarker(node.nodes) ?? '').replace(/[\s\u00a0]+/g, '')
  const [, number = '1'] = marker.match(/(\d+)\W*$/) ?? []
  const nodes = withoutMarker(node.nodes)
  return { level: Number(level), list, tag: counts(marker) ? 'ol' : 'ul', number: Number(number), nodes }
}

function readList(node: HtmlElement): Item[] | undefined {
  const { tag } = node
  if (tag !== 'ul' && tag !== 'ol') return undefined
  const items = node.nodes.filter((part) => typeof part !== 'string' || /\S/.test(part))
  const read = items.flatMap((item): Item[] => {
    const level = Number(attributeOf(item, 'data-aria-level'))
    if (typeof item === 'string' || !level) return []
    const number = Number(attributeOf(item, 'data-aria-posinset')) || 1
    return [{ level, list: attributeOf(item, 'data-listid') ?? '', tag, number, nodes: item.nodes }]
  })
  return read.length > 0 && read.length === items.length ? read : undefined
}

function readItems(node: HtmlNode): Item[] | undefined {
  if (typeof node === 'string') return undefined
  const item = readParagraph(node)
  if (item) return [item]
  const list = readList(node)
  if (list || node.tag !== 'div') return list
  const parts = node.nodes.filter((part) => typeof part !== 'string' || /\S/.test(part))
  const inner = parts.map(readItems)
  return inner.length > 0 && inner.every((items) => items !== undefined) ? inner.flat() : undefined
}

function makeLists(items: Item[]): HtmlElement[] {
  const lists: HtmlElement[] = []
  for (let at = 0; at < items.length; ) {
    const { level, list, tag, number } = items[at] as Item
    const made: HtmlElement[] = []
    while (at < items.length) {
      const item = items[at] as Item
      const isOther = item.level === level && (item.tag !== tag || item.list !== list)
      if (item.level < level || isOther) break
      const end = items.findIndex((next, index) => index > at && next.level <= level)
      const inner = items.slice(at + 1, end < 0 ? items.length : end)
      made.push({ tag: 'li', attributes: [], nodes: [...item.nodes, ...makeLists(inner)] })
      at += 1 + inner.length
    }
    const start = tag === 'ol' && number > 1 ? [{ name: 'start', value: String(number) }] : []
    lists.push({ tag, attributes: start, nodes: made })
  }
  return lists
}

export function nestOfficeLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const made: HtmlNode[] = []
  let run: Item[] = []
  const flush = () => {
    made.push(...makeLists(run))
    run = []
  }
  for (const node of nodes) {
    const items = readItems(node)
    if (items) run.push(...items)
    else if (typeof node !== 'string' || /\S/.test(node) || run.length === 0) {
      flush()
      made.push(node)
    }
  }
  flush()
  return made
}
