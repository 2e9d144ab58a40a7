import { attributesOf, isAllowedTag, isAllowedValue } from '../../../base/text/html-profile'
import { isElementNode, isTextNode, readDom } from './source/dom'

const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title', 'textarea'])

function copy(node: Node): Node[] {
  if (isTextNode(node)) return [document.createTextNode(node.data)]
  if (!isElementNode(node) || silent.has(node.localName)) return []
  const inner = [...node.childNodes].flatMap(copy)
  if (!isAllowedTag(node.localName)) return inner
  const element = document.createElement(node.localName)
  for (const { name, value } of node.attributes)
    if (attributesOf(node.localName).includes(name) && isAllowedValue(name, value)) element.setAttribute(name, value)
  element.append(...inner)
  return [element]
}

export const safeNodes = (html: string): Node[] => [...readDom(html).childNodes].flatMap(copy)
