import { createPolicy } from '../../../dom/trusted-types'

let inert: Document | undefined

const policy = createPolicy('inert-html', { createHTML: (html) => html })

/** Parses html in an inert document: it shows, runs and loads nothing. */
export function readDom(html: string): HTMLElement {
  inert ??= document.implementation.createHTMLDocument('')
  const element = inert.createElement('div')
  element.innerHTML = policy.createHTML(html) as string
  return element
}

export const isTextNode = (node: Node): node is Text => node.nodeType === 3

export const isElementNode = (node: Node): node is Element => node.nodeType === 1
