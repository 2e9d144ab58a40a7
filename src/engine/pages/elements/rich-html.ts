import { createPolicy } from '../../base/dom/trusted-types'
import { attributesOf, isAllowedTag, isAllowedValue } from '../../base/text/html-profile'

/** As the sanitiser prints them. */
const piece = /[^<]+|<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?: [a-z]+="[^"]*")*)>/y
const attribute = / ([a-z]+)="([^"]*)"/g

/** Headings in a block within another are deeper: see nested-blocks/use-heading.ts. */
const asWritten = (tag?: string) => tag?.replace(/^h[56]$/, 'h4')

/** A second line of defence: the build has sanitised all html. */
export function isOfProfile(html: string): boolean {
  let at = 0
  while (at < html.length) {
    piece.lastIndex = at
    const found = piece.exec(html)
    if (!found) return false
    at = piece.lastIndex
    const [, end, start, attributes] = found
    const tag = import.meta.env.HOLDS ? asWritten(end ?? start) : (end ?? start)
    if (tag !== undefined && !isAllowedTag(tag)) return false
    if (!attributes) continue
    for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
      if (!attributesOf(tag ?? '').includes(name)) return false
      if (!isAllowedValue(name, value)) return false
    }
  }
  return true
}

function refuseOthers(html: string): string {
  if (!isOfProfile(html)) throw new TypeError('This text holds html that the site does not allow.')
  return html
}

const createRichText = () => createPolicy('rich-text', { createHTML: refuseOthers })
/** Created at first use: the catalogue loads this module twice, and a name is free once. */
let policy: ReturnType<typeof createRichText> | undefined

/** Throws for html that the build would have removed. */
export function richHtml(html: string): string | TrustedHTML {
  policy ??= createRichText()
  return policy.createHTML(html)
}
