import { countedMarks } from '../schema'
import { isElementNode, isTextNode } from './dom'

/** Tags of a look only, which may be split and merged. */
const looks = new Set(['strong', 'b', 'em', 'i', 'sub', 'sup'])
const amongWords = new Set([...looks, ...countedMarks, 'br', 'img'])

type Token = { tag: string; isLine: boolean } | { text: string; looks: string }

const startTag = (element: Element): string => {
  const attributes = Array.from(element.attributes, ({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
  return `<${element.localName}${attributes.sort().join('')}>`
}

function* tokensOf(parent: Node, around: string[]): Generator<Token> {
  for (const node of parent.childNodes) {
    if (isTextNode(node)) yield { text: node.data, looks: [...around].sort().join('') }
    else if (isElementNode(node)) {
      const tag = startTag(node)
      if (looks.has(node.localName)) {
        if (around.includes(tag)) yield { tag: 'twice', isLine: false }
        yield* tokensOf(node, [...around, tag])
      } else {
        const isLine = node.localName === 'br' || !amongWords.has(node.localName)
        yield { tag, isLine }
        yield* tokensOf(node, around)
        yield { tag: `</${node.localName}>`, isLine }
      }
    } else yield { tag: `[${node.nodeName}]`, isLine: false }
  }
}

interface Part {
  text: string
  looks?: string
}

/** Merges blanks, and trims them at the ends of lines. */
function joinBlanks(tokens: Iterable<Token>): Part[] {
  const parts: Part[] = []
  let isBlankBefore = true
  const trimLine = () => {
    const last = parts.at(-1)
    if (last?.looks !== undefined) last.text = last.text.replace(/ $/, '')
    isBlankBefore = true
  }
  for (const token of tokens) {
    if ('tag' in token) {
      if (token.isLine) trimLine()
      if (token.tag.startsWith('<img')) isBlankBefore = false
      parts.push({ text: token.tag })
      continue
    }
    const collapsed = token.text.replace(/[ \t\r\n\f]+/g, ' ')
    const text: string = isBlankBefore ? collapsed.replace(/^ /, '') : collapsed
    if (text === '') continue
    parts.push({ text, looks: token.looks })
    isBlankBefore = text.endsWith(' ')
  }
  trimLine()
  return parts
}

/** Leaves out repeated blanks, the nesting of bold and italic tags, and the order of attributes. */
export function meaningOf(root: Node): string {
  let before = ''
  const written = joinBlanks(tokensOf(root, [])).map(({ text, looks }) => {
    if (text === '' || looks === before) return text
    before = looks ?? ''
    return looks === undefined ? text : `{${looks}}${text}`
  })
  return written.join('')
}
