import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { type Cleaned, cleanWith } from './cleaner'
import type { HtmlNode } from './html-node'

function convert(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  return [{ tag: node.tagName, attributes: node.attrs, nodes: node.childNodes.flatMap(convert) }]
}

const parseInNode = (html: string): HtmlNode[] => parseFragment(html).childNodes.flatMap(convert)

export type { HtmlRepair } from './tree'

export const cleanHtml = (html: string): Cleaned | undefined => cleanWith(html, parseInNode)
