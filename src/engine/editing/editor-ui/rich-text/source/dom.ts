import { createPolicy } from '../../../../base/dom/trusted-types'

let inert: Document | undefined

const policy = createPolicy('inert-html', { createHTML: (html) => html })

/** The name that styles have after `readDom`. The policy of a page also refuses styles of what is never shown. */
const styleName = 'data-style'

const styles = /(<[a-z][^<>]*?\s)style(?=\s*=)/gi

/** Parses html in an inert document: it shows, runs and loads nothing. */
export function readDom(html: string): HTMLElement {
  inert ??= document.implementation.createHTMLDocument('')
  const element = inert.createElement('div')
  element.innerHTML = policy.createHTML(html.replace(styles, `$1${styleName}`)) as string
  return element
}

export const styleIn = (element: Element): string => element.getAttribute(styleName) ?? ''

export const attributesIn = (element: Element): { name: string; value: string }[] =>
  Array.from(element.attributes, ({ name, value }) => ({ name: name === styleName ? 'style' : name, value }))

export const isTextNode = (node: Node): node is Text => node.nodeType === 3

export const isElementNode = (node: Node): node is Element => node.nodeType === 1
