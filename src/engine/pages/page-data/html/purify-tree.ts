import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parse, serialize } from 'parse5'
import { attributesOf, endOfRawText, isAllowedTag, isAllowedValue } from '../../../base/text/html-profile'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Of other forbidden elements, the content is kept. */
const withoutContent = new Set([
  ...['audio', 'colgroup', 'head', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext', 'script'],
  ...['selectedcontent', 'style', 'template', 'thead', 'title', 'video', 'xmp'],
])

function keptAttributes({ tagName, attrs }: Element): Element['attrs'] {
  const allowed = attributesOf(tagName)
  return attrs
    .map(({ name, value }) => ({ name, value: value.trim() }))
    .filter(({ name, value }) => allowed.includes(name) && isAllowedValue(name, value) && !endOfRawText.test(value))
}

function purifyNode(node: Node): Node[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node]
  if (!defaultTreeAdapter.isElementNode(node)) return []
  const isForeign = node.namespaceURI !== names.NS.HTML
  if (isForeign || withoutContent.has(node.tagName) || node.attrs.some(({ name }) => name === 'is')) return []
  const childNodes = node.childNodes.flatMap(purifyNode)
  return isAllowedTag(node.tagName) ? [{ ...node, attrs: keptAttributes(node), childNodes }] : childNodes
}

/** In a worker there is no document. The result is that of DOMPurify in the build. */
export function purifyTree(html: string): string {
  if (!html.includes('<')) return html
  const document = parse(html, { scriptingEnabled: false })
  const [root] = document.childNodes.filter(defaultTreeAdapter.isElementNode)
  const body = root?.childNodes.find((node) => node.nodeName === 'body')
  const nodes = body && 'childNodes' in body ? body.childNodes.flatMap(purifyNode) : []
  const [space = ''] = /^[\r\n\t ]+/.exec(html) ?? []
  return space + serialize({ ...defaultTreeAdapter.createDocumentFragment(), childNodes: nodes })
}
