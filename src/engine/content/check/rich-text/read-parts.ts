import { attributesOf, isAllowedTag, isAllowedValue } from '../../../base/text/html-profile'
import { unwrapLink } from '../addresses/wrapped-links'
import type { HtmlElement, HtmlNode } from './html-node'
import { nestOfficeLists } from './office-lists'
import { attributeOf, styleOf, textOf } from './office-style'
import { blocks, type Element, element, type HtmlPart, isBlank, isBlockElement, isElement } from './tree'

/** Html without an equivalent in the profile: dropping it would lose meaning. */
export class CannotClean extends Error {}

const silent = new Set(['style', 'meta', 'link', 'title', 'col', 'colgroup', 'wbr'])

const bare = new Set(['span', 'font', 'u', 'ins', 'big', 'small', 'center', 'section', 'article', 'main', 'xml'])

/** Word's and LibreOffice's tags around text: fields, smart tags. */
const officeTag = /^(?:(?:o|w|st\d):|sdfield$)/

const renamed: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }

const isNormal = (weight: string) => /^(?:normal|[1-4]00)$/.test(weight)

function tagsOfStyle(node: HtmlElement): string[] {
  const alignment = styleOf(node, 'vertical-align')
  return [
    ...(/^(?:bold|[6-9]00)\b/.test(styleOf(node, 'font-weight')) ? ['strong'] : []),
    ...(/^italic\b/.test(styleOf(node, 'font-style')) ? ['em'] : []),
    ...(/^super\b/.test(alignment) ? ['sup'] : []),
    ...(/^sub\b/.test(alignment) ? ['sub'] : []),
  ]
}

/** Word puts a list marker into a <span> that other programs should ignore. */
function markerOf(node: HtmlElement): string {
  const text = textOf(node).replace(/[\s\u00a0]+/g, '')
  return /^\(?\d+[.)]$/.test(text) ? `${text.replace(/\D/g, '')}. ` : '• '
}

const isSpace = (node: HtmlElement) =>
  attributeOf(node, 'class') === 'Apple-converted-space' || styleOf(node, 'mso-spacerun') === 'yes'

/** Links to notes, comments and headings of a document. Only their words stay. */
export const withinDocument = /^(?:file:[^#]*)?#(?:_|ftnt|cmnt|sdfootnote|sdendnote)/

/** Moves non-items of a list into the item before: Google Docs writes <ul><li>…</li><ul>…</ul></ul>. */
function orderList(parts: HtmlPart[]): HtmlPart[] {
  const items: Element[] = []
  for (const part of parts) {
    const last = items.at(-1)
    if (isElement(part) && part.tag === 'li') items.push(part)
    else if (isBlank([part])) continue
    else if (last) items[items.length - 1] = { ...last, parts: [...last.parts, part] }
    else items.push(element('li', [part]))
  }
  return items
}

function readAttributes(node: HtmlElement, tag: string): Element['attributes'] {
  return attributesOf(tag).flatMap((key): Element['attributes'] => {
    const value = attributeOf(node, key)
    if (value === undefined) return []
    const address = key === 'href' ? (unwrapLink(value) ?? value) : value
    // Word writes lang="x-none" for no language, and a needless start="1".
    if ((key === 'lang' && !isAllowedValue(key, address)) || (key === 'start' && address === '1')) return []
    if (!isAllowedValue(key, address)) throw new CannotClean()
    return [[key, address]]
  })
}

function readElement(node: HtmlElement): HtmlPart[] {
  const name = node.tag
  if (silent.has(name)) return []
  if (node.attributes.some((item) => item.name.startsWith('on'))) throw new CannotClean()
  if (styleOf(node, 'mso-hide') === 'all' || styleOf(node, 'display') === 'none') throw new CannotClean()
  if (styleOf(node, 'mso-list') === 'ignore') return [markerOf(node)]
  if (isSpace(node) && !/\S/.test(textOf(node))) return [' ']
  const parts = readHtmlParts(node.nodes)
  if (bare.has(name) || officeTag.test(name)) {
    const tags = parts.some(isBlockElement) ? [] : tagsOfStyle(node)
    return tags.reduce<HtmlPart[]>((inner, tag) => [element(tag, inner)], parts)
  }
  const tag = renamed[name] ?? name
  if (!isAllowedTag(tag)) throw new CannotClean()
  if (tag === 'p' && parts.some(isBlockElement)) return parts
  if (tag === 'ul' || tag === 'ol') return [element(tag, orderList(parts), readAttributes(node, tag))]
  const isUnmarked =
    (/^(?:b|strong)$/.test(tag) && isNormal(styleOf(node, 'font-weight'))) ||
    (/^(?:i|em)$/.test(tag) && styleOf(node, 'font-style') === 'normal')
  const href = attributeOf(node, 'href')
  if (isUnmarked || (tag === 'a' && (href === undefined || withinDocument.test(href)))) return parts
  if (!blocks.has(tag) && tag !== 'li' && parts.some(isBlockElement)) throw new CannotClean()
  return [element(tag, parts, readAttributes(node, tag))]
}

/** Throws CannotClean. */
export const readHtmlParts = (nodes: readonly HtmlNode[]): HtmlPart[] =>
  nestOfficeLists(nodes).flatMap((node) => (typeof node === 'string' ? [node] : readElement(node)))
