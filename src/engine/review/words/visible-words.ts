import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** A paragraph, a point of a list or another passage of a rich text. */
export interface Passage {
  /** 'paragraph', 'point', 'numbered point', 'heading', 'smaller heading', 'quotation'. */
  kind: string
  /** The list that a point belongs to. */
  list?: object
}

/** A word of a text with all that a visitor sees of it. */
export interface Word {
  text: string
  /** Whether a space stands before it: half of a word may be bold. */
  isApart: boolean
  passage: Passage
  /** 'bold', 'italic' … */
  styles: ReadonlySet<string>
  link?: string
}

/** What visitors see of a tag inside of a line. */
export const styleOf: Record<string, string> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  sub: 'lowered',
  sup: 'raised',
  cite: 'a source',
  abbr: 'an abbreviation',
}

const kindOf: Record<string, string> = {
  p: 'paragraph',
  h3: 'heading',
  h4: 'smaller heading',
  blockquote: 'quotation',
}

interface Context extends Pick<Word, 'passage' | 'styles' | 'link'> {
  pointKind?: string
  list?: object
}

function enter(node: DefaultTreeAdapterTypes.Element, context: Context): Context {
  const { tagName: tag } = node
  if (tag === 'ul' || tag === 'ol')
    return { ...context, list: node, pointKind: tag === 'ol' ? 'numbered point' : 'point' }
  if (tag === 'li') return { ...context, passage: { kind: context.pointKind ?? 'point', list: context.list } }
  // A paragraph inside of a point or a quotation is a part of it.
  const kind = tag === 'p' && context.passage.kind !== 'paragraph' ? context.passage.kind : kindOf[tag]
  if (kind) return { ...context, passage: { kind, list: context.passage.list } }
  const style = styleOf[tag]
  if (style) return { ...context, styles: new Set([...context.styles, style]) }
  const href = tag === 'a' && node.attrs.find(({ name }) => name === 'href')?.value
  return href ? { ...context, link: href } : context
}

/** Returns the words of a rich text that a visitor sees. A picture is a word, too. */
export function visibleWords(html: string): Word[] {
  const words: Word[] = []
  let isApart = true
  const add = (text: string, { passage, styles, link }: Context) => {
    words.push({ text, isApart: isApart || words.at(-1)?.passage !== passage, passage, styles, link })
    isApart = false
  }
  const visit = (node: DefaultTreeAdapterTypes.Node, context: Context): void => {
    if ('value' in node) {
      for (const piece of node.value.split(/(\s+)/)) {
        if (/^\s+$/.test(piece)) isApart = true
        else if (piece) add(piece, context)
      }
    } else if ('tagName' in node && node.tagName === 'br') isApart = true
    else if ('tagName' in node && node.tagName === 'img') {
      const [alt, src] = ['alt', 'src'].map((wanted) => node.attrs.find(({ name }) => name === wanted)?.value ?? '')
      isApart = true
      add(`[picture ${src}: ${alt}]`, context)
      isApart = true
    } else if ('childNodes' in node) {
      const inside = 'tagName' in node ? enter(node, context) : context
      for (const child of node.childNodes) visit(child, inside)
    }
  }
  visit(parseFragment(html), { passage: { kind: 'paragraph' }, styles: new Set() })
  return words
}

const plainPassage: Passage = { kind: 'paragraph' }

/** Returns the words of a plain text, in which a tag is a word like any other. */
export const plainWords = (text: string): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, isApart: true, passage: plainPassage, styles: new Set() }))

/** Returns words as a text. */
export const join = (words: Word[]) =>
  words.map(({ text, isApart }, at) => (isApart && at > 0 ? ` ${text}` : text)).join('')
