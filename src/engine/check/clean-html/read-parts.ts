import { attributesOf, isAllowedTag, isAllowedValue } from '../../text/html-profile'
import { behindDetour } from '../addresses/detours'
import type { HtmlElement, HtmlNode } from './html-node'
import { blocks, element, isBlock, type Part } from './tree'

/** Something in the html that no tag of the profile can hold: without it the text would say less. */
export class CannotClean extends Error {}

/** Tags without words for visitors. */
const silent = new Set(['style', 'meta', 'link', 'title', 'col', 'colgroup', 'wbr'])

/** Tags that say how words look, and nothing that the site shows. */
const bare = new Set(['span', 'font', 'o:p', 'u', 'ins', 'big', 'small', 'center', 'section', 'article', 'main', 'xml'])

const renamed: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }

const isNormal = (style: string) => /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)\b/i.test(style)

/** What the style of a word processor says of words, as tags: "font-weight:700" is <strong>. */
function tagsOfStyle(style: string): string[] {
  return [
    ...(/font-weight:\s*(?:bold|[6-9]00)\b/i.test(style) ? ['strong'] : []),
    ...(/font-style:\s*italic\b/i.test(style) ? ['em'] : []),
    ...(/vertical-align:\s*super\b/i.test(style) ? ['sup'] : []),
    ...(/vertical-align:\s*sub\b/i.test(style) ? ['sub'] : []),
  ]
}

/** Word writes the bullet or the number of a list into a <span> that other programs are told to ignore. */
function markerOf(node: HtmlElement): string {
  const text = wordsOf(node).replace(/[\s\u00a0]+/g, '')
  return /^\(?\d+[.)]$/.test(text) ? `${text.replace(/\D/g, '')}. ` : '• '
}

const wordsOf = (node: HtmlNode): string => (typeof node === 'string' ? node : node.nodes.map(wordsOf).join(''))

function readElement(node: HtmlElement): Part[] {
  const name = node.tag
  const attribute = (wanted: string) => node.attributes.find((item) => item.name === wanted)?.value
  if (silent.has(name)) return []
  if (node.attributes.some((item) => item.name.startsWith('on'))) throw new CannotClean()
  const style = attribute('style') ?? ''
  if (/mso-list:\s*ignore/i.test(style)) return [markerOf(node)]
  const parts = node.nodes.flatMap(readPart)
  if (bare.has(name)) {
    const tags = parts.some(isBlock) ? [] : tagsOfStyle(style)
    return tags.reduce<Part[]>((inner, tag) => [element(tag, inner)], parts)
  }
  const tag = renamed[name] ?? name
  if (!isAllowedTag(tag)) throw new CannotClean()
  if (tag === 'p' && parts.some(isBlock)) return parts
  const isUnmarked =
    (/^(?:b|strong)$/.test(tag) && isNormal(style)) || (/^(?:i|em)$/.test(tag) && /font-style:\s*normal/i.test(style))
  if (isUnmarked || (tag === 'a' && attribute('href') === undefined)) return parts
  if (!blocks.has(tag) && tag !== 'li' && parts.some(isBlock)) throw new CannotClean()
  const attributes = attributesOf(tag).flatMap((key): [string, string][] => {
    const value = attribute(key)
    if (value === undefined) return []
    const address = key === 'href' ? (behindDetour(value) ?? value) : value
    // Word writes lang="x-none" for words of no language.
    if (key === 'lang' && !isAllowedValue(key, address)) return []
    if (!isAllowedValue(key, address)) throw new CannotClean()
    return [[key, address]]
  })
  return [element(tag, parts, attributes)]
}

/** Reads a part of html, and leaves out how it looks. Throws CannotClean. */
export const readPart = (node: HtmlNode): Part[] => (typeof node === 'string' ? [node] : readElement(node))
