import type { HtmlNode } from '../../../../content/check/rich-text/html-node'
import { attributesIn, isElementNode, isTextNode, readDom } from './dom'

function convert(node: Node): HtmlNode[] {
  if (isTextNode(node)) return [node.data]
  if (!isElementNode(node)) return []
  return [{ tag: node.localName, attributes: attributesIn(node), nodes: [...node.childNodes].flatMap(convert) }]
}

export const parseInBrowser = (html: string): HtmlNode[] => [...readDom(html).childNodes].flatMap(convert)
