import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { attributesOf, isAllowedTag, isAllowedValue } from '../../../base/text/html-profile'

type Kind = Pick<NodeSpec, 'content' | 'group' | 'defining' | 'inline'>

const textblock: Kind = { content: 'inline*', group: 'block' }
const leaf: Kind = { group: 'inline', inline: true }

/** Enter makes the first kind. */
const kinds: Record<string, Kind> = {
  p: textblock,
  h3: { ...textblock, defining: true },
  h4: { ...textblock, defining: true },
  ul: { content: 'li+', group: 'block' },
  ol: { content: 'li+', group: 'block' },
  li: { content: '(words | p) block*', defining: true },
  blockquote: { content: '(words | block+)', group: 'block', defining: true },
  hr: { group: 'block' },
  br: leaf,
  img: leaf,
}

/** Marks, the outermost first where two have the same length. */
const marks = ['a', 'abbr', 'cite', 'strong', 'b', 'em', 'i', 'sub', 'sup']

/** False if an attribute has a forbidden value. */
function readAttributes(tag: string, element: HTMLElement): Attrs | false {
  const attributes: Record<string, string | null> = {}
  for (const name of attributesOf(tag)) {
    const value = element.getAttribute(name)
    if (value !== null && !isAllowedValue(name, value)) return false
    attributes[name] = value
  }
  return tag === 'a' && attributes.href === null ? false : attributes
}

const spec = (tag: string) => ({
  attrs: Object.fromEntries(attributesOf(tag).map((name) => [name, { default: null }])),
  parseDOM: [{ tag, getAttrs: (element: HTMLElement) => readAttributes(tag, element) }],
})

/** ProseMirror leaves out attributes that are null. */
const nodeSpec = (tag: string, kind: Kind): NodeSpec => ({
  ...spec(tag),
  ...kind,
  toDOM: ({ attrs }): DOMOutputSpec => (kind.content ? [tag, attrs, 0] : [tag, attrs]),
})

const markSpec = (tag: string): MarkSpec => ({
  ...spec(tag),
  inclusive: tag !== 'a',
  toDOM: ({ attrs }): DOMOutputSpec => [tag, attrs, 0],
})

/**
 * `words` are words without a tag, in an item of a list or alone; `locked` is a piece of the source that cannot be
 * edited.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | words | locked)+' },
    ...Object.fromEntries(
      Object.entries(kinds)
        .filter(([tag]) => isAllowedTag(tag))
        .map(([tag, kind]) => [tag, nodeSpec(tag, kind)]),
    ),
    words: {
      content: 'inline*',
      parseDOM: [{ tag: 'div[data-words]' }],
      toDOM: (): DOMOutputSpec => ['div', { 'data-words': '' }, 0],
    },
    locked: {
      atom: true,
      attrs: { html: {}, why: {} },
      toDOM: ({ attrs }): DOMOutputSpec => ['div', { 'data-locked': '' }, String(attrs.why)],
    },
    text: { group: 'inline' },
  },
  marks: Object.fromEntries(marks.filter(isAllowedTag).map((tag) => [tag, markSpec(tag)])),
})

/** Tags that are never merged: two adjacent links are two links. */
export const countedMarks: ReadonlySet<string> = new Set(['a', 'abbr', 'cite'])

export function nodeType(name: string) {
  const type = schema.nodes[name]
  if (!type) throw new RangeError(`There is no node "${name}".`)
  return type
}
