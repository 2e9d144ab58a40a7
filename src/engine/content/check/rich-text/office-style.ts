import type { HtmlNode } from './html-node'

export const attributeOf = (node: HtmlNode, name: string): string | undefined =>
  typeof node === 'string' ? undefined : node.attributes.find((item) => item.name === name)?.value

/** Word's other properties end alike: mso-bidi-font-weight is for right-to-left text. */
export function styleOf(node: HtmlNode, property: string): string {
  const declarations = (attributeOf(node, 'style') ?? '').split(';').map((one) => one.split(':'))
  const [, ...value] = declarations.findLast(([name]) => name?.trim().toLowerCase() === property) ?? []
  return value
    .join(':')
    .replace(/!\s*important/i, '')
    .trim()
    .toLowerCase()
}

export const textOf = (node: HtmlNode): string => (typeof node === 'string' ? node : node.nodes.map(textOf).join(''))
