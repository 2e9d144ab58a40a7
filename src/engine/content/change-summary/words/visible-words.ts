import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

interface Passage {
  /** 'paragraph', 'point', 'numbered point', 'heading', 'smaller heading', 'quotation'. */
  kind: string
  list?: object
}

export interface Word {
  text: string
  /** False within a word of which only a part is bold, for example. */
  hasSpaceBefore: boolean
  passage: Passage
  /** 'bold', 'italic' … */
  styles: ReadonlySet<string>
  link?: string
}

export const textStyles: Record<string, string> = {
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
  // A paragraph in a list item or quotation belongs to it.
  const kind = tag === 'p' && context.passage.kind !== 'paragraph' ? context.passage.kind : kindOf[tag]
  if (kind) return { ...context, passage: { kind, list: context.passage.list } }
  const style = textStyles[tag]
  if (style) return { ...context, styles: new Set([...context.styles, style]) }
  const href = tag === 'a' && node.attrs.find(({ name }) => name === 'href')?.value
  return href ? { ...context, link: href } : context
}

/** A picture counts as a word. */
export function visibleWords(html: string): Word[] {
  const words: Word[] = []
  let hasSpaceBefore = true
  const add = (text: string, { passage, styles, link }: Context) => {
    words.push({ text, hasSpaceBefore: hasSpaceBefore || words.at(-1)?.passage !== passage, passage, styles, link })
    hasSpaceBefore = false
  }
  const visit = (node: DefaultTreeAdapterTypes.Node, context: Context): void => {
    if ('value' in node) {
      for (const piece of node.value.split(/(\s+)/)) {
        if (/^\s+$/.test(piece)) hasSpaceBefore = true
        else if (piece) add(piece, context)
      }
    } else if ('tagName' in node && node.tagName === 'br') hasSpaceBefore = true
    else if ('tagName' in node && node.tagName === 'img') {
      const [alt, src] = ['alt', 'src'].map((wanted) => node.attrs.find(({ name }) => name === wanted)?.value ?? '')
      hasSpaceBefore = true
      add(`[picture ${src}: ${alt}]`, context)
      hasSpaceBefore = true
    } else if ('childNodes' in node) {
      const inside = 'tagName' in node ? enter(node, context) : context
      for (const child of node.childNodes) visit(child, inside)
    }
  }
  visit(parseFragment(html), { passage: { kind: 'paragraph' }, styles: new Set() })
  return words
}

const plainPassage: Passage = { kind: 'paragraph' }

export const plainWords = (text: string): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, hasSpaceBefore: true, passage: plainPassage, styles: new Set() }))

export const join = (words: Word[]) =>
  words.map(({ text, hasSpaceBefore }, at) => (hasSpaceBefore && at > 0 ? ` ${text}` : text)).join('')
