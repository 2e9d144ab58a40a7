import type { HtmlNode } from '../../../check/clean-html/html-node'
import { isElementNode, isTextNode, readDom } from './dom'

function convert(node: Node): HtmlNode[] {
  if (isTextNode(node)) return [node.data]
  if (!isElementNode(node)) return []
  const attributes = Array.from(node.attributes, ({ name, value }) => ({ name, value }))
  return [{ tag: node.localName, attributes, nodes: [...node.childNodes].flatMap(convert) }]
}

export const parseInBrowser = (html: string): HtmlNode[] => [...readDom(html).childNodes].flatMap(convert)
