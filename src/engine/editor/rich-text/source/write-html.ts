import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { attributesOf, voidTags } from '../../../text/html-profile'
import { countedMarks } from '../schema'
import { trimBlanksAtEnd } from './blanks'

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')

const writeWords = (text: string) => escapeText(text.replace(/[\t\r\n\f]/g, ' ').replace(/ {2,}/g, ' '))

/** Returns the start tag of a node or a mark, with its attributes in the order of the profile. */
function startTag({ type, attrs }: Node | Mark): string {
  const attributes = attributesOf(type.name).flatMap((name): string[] => {
    const value: unknown = attrs[name]
    return typeof value === 'string' ? [` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`] : []
  })
  return `<${type.name}${attributes.join('')}>`
}

/** Returns where the run of a mark ends that begins at a node. */
function endOfRun(nodes: readonly Node[], start: number, mark: Mark): number {
  let end = start
  while (end < nodes.length && mark.isInSet((nodes[end] as Node).marks)) end++
  return end
}

/** Returns where a run is cut, so that no link that begins in it and ends behind it has to be. */
function beforeCrossing(nodes: readonly Node[], start: number, end: number): number {
  for (let at = start + 1; at < end; at++) {
    const begun = (nodes[at] as Node).marks.filter(
      (mark) => countedMarks.has(mark.type.name) && !mark.isInSet((nodes[at - 1] as Node).marks),
    )
    if (begun.some((mark) => endOfRun(nodes, at, mark) > end)) return at
  }
  return end
}

/** Writes words and what stands among them. Of the marks that begin together the maxLength is written around the others. */
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

/** Returns what stands in a node as html. */
export function writeInner(node: Node): string {
  return node.isTextblock ? writeInline(node.children) : node.children.map(writeHtml).join('')
}

/** Returns a node as html, in the one way that the rest of the site is written. */
export function writeHtml(node: Node): string {
  if (node.type.name === 'words') return writeInner(node)
  const start = startTag(node)
  return voidTags.has(node.type.name) ? start : `${start}${writeInner(node)}</${node.type.name}>`
}

/** Returns inline parts without blanks and line breaks at their end. */
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

/** Returns a node without what visitors see nothing of: paragraphs and items without words, line breaks at their ends. */
export function withoutEmpty(node: Node): Node | undefined {
  if (node.isLeaf) return node
  if (node.isTextblock) {
    const parts = trimEnd(node.children)
    return parts.length === 0 ? undefined : node.copy(Fragment.from(parts))
  }
  const [first] = node.children
  const parts = node.children.flatMap((part) => withoutEmpty(part) ?? [])
  if (parts.length === 0) return undefined
  // An item begins with its words, even where there are none before the list in it.
  const isBare = node.type.name === 'li' && first !== undefined && !parts[0]?.isTextblock
  return node.copy(Fragment.from(isBare ? [first.copy(Fragment.empty), ...parts] : parts))
}
