import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { attributesOf, voidTags } from '../../../../base/text/html-profile'
import { countedMarks } from '../schema'
import { trimBlanksAtEnd } from './blanks'

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')

const writeWords = (text: string) => escapeText(text.replace(/[\t\r\n\f]/g, ' ').replace(/ {2,}/g, ' '))

function startTag({ type, attrs }: Node | Mark): string {
  const attributes = attributesOf(type.name).flatMap((name): string[] => {
    const value: unknown = attrs[name]
    return typeof value === 'string' ? [` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`] : []
  })
  return `<${type.name}${attributes.join('')}>`
}

function endOfRun(nodes: readonly Node[], start: number, mark: Mark): number {
  let end = start
  while (end < nodes.length && mark.isInSet((nodes[end] as Node).marks)) end++
  return end
}

/** Returns where to split a run, so that no link that crosses its end is split. */
function beforeCrossing(nodes: readonly Node[], start: number, end: number): number {
  for (let at = start + 1; at < end; at++) {
    const begun = (nodes[at] as Node).marks.filter(
      (mark) => countedMarks.has(mark.type.name) && !mark.isInSet((nodes[at - 1] as Node).marks),
    )
    if (begun.some((mark) => endOfRun(nodes, at, mark) > end)) return at
  }
  return end
}

/** Of marks that begin together, the one with the longest run is the outermost. */
function writeInline(nodes: readonly Node[], open: readonly Mark[] = []): string {
  let written = ''
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at] as Node
    const runs = node.marks
      .filter((mark) => !mark.isInSet(open))
      .map((mark) => ({ mark, end: endOfRun(nodes, at, mark) }))
      .sort((one, other) => other.end - one.end)
    const [maxLength] = runs
    if (maxLength) {
      const { mark } = maxLength
      const end = countedMarks.has(mark.type.name) ? maxLength.end : beforeCrossing(nodes, at, maxLength.end)
      written += `${startTag(mark)}${writeInline(nodes.slice(at, end), [...open, mark])}</${mark.type.name}>`
      at = end
    } else {
      written += node.isText ? writeWords(node.text ?? '') : startTag(node)
      at++
    }
  }
  return written
}

export function writeInner(node: Node): string {
  return node.isTextblock ? writeInline(node.children) : node.children.map(nodeToHtml).join('')
}

export function nodeToHtml(node: Node): string {
  if (node.type.name === 'words') return writeInner(node)
  const start = startTag(node)
  return voidTags.has(node.type.name) ? start : `${start}${writeInner(node)}</${node.type.name}>`
}

function trimEnd(parts: readonly Node[]): Node[] {
  const kept = [...parts]
  for (let last = kept.pop(); last; last = kept.pop()) {
    if (last.type.name === 'br') continue
    const text = last.isText ? trimBlanksAtEnd(last.text ?? '') : undefined
    if (text === '') continue
    return [...kept, text !== undefined ? last.cut(0, text.length) : last]
  }
  return []
}

/** Returns a node without what readers cannot see: empty paragraphs and items, line breaks at their ends. */
export function withoutEmpty(node: Node): Node | undefined {
  if (node.isLeaf) return node
  if (node.isTextblock) {
    const parts = trimEnd(node.children)
    return parts.length === 0 ? undefined : node.copy(Fragment.from(parts))
  }
  const [first] = node.children
  const parts = node.children.flatMap((part) => withoutEmpty(part) ?? [])
  if (parts.length === 0) return undefined
  // An item begins with its words, also with none before a list.
  const isBare = node.type.name === 'li' && first !== undefined && !parts[0]?.isTextblock
  return node.copy(Fragment.from(isBare ? [first.copy(Fragment.empty), ...parts] : parts))
}
