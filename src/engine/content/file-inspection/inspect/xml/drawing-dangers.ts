import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import { dangerInStyle, describeOutside, embeddedPicture } from './style'

const refusedElements: Record<string, string> = {
  script: 'a program',
  handler: 'a program',
  listener: 'a program',
  foreignobject: 'a piece of a web page',
  iframe: 'another web page',
  object: 'another web page',
  embed: 'another web page',
  audio: 'a sound',
  video: 'a film',
}

export const htmlNamespace = 'http://www.w3.org/1999/xhtml'

const isInside = new RegExp(`^[ \\t\\n\\r\\f]*(?:#|$|${embeddedPicture})`, 'i')

const isLink = /^[ \t\n\r\f]*(?:https?:|mailto:|tel:)/i

/** Their values may look like css. */
const textAttributes = /^(?:id|class|name|lang|title|data-.*|aria-.*)$/i

function dangerInAttribute(element: string, { name, prefix, local, uri, value }: SaxesAttributeNS): string | undefined {
  if (name === 'xmlns' || prefix === 'xmlns') return undefined
  const short = local.toLowerCase()
  if (/^on\w/.test(short)) return `a program (${local}="…")`
  if (short === 'href' || short === 'src')
    return isInside.test(value) || (element === 'a' && isLink.test(value)) ? undefined : describeOutside(value)
  if (name === 'xml:base') return describeOutside(value)
  if (short === 'attributename' && /^(?:href|src|on)/i.test(value.trim().split(':').at(-1) ?? ''))
    return `a change of "${value.trim().slice(0, 60)}"`
  return uri === '' && !textAttributes.test(local) && /[(\\@]/.test(value) ? dangerInStyle(value) : undefined
}

/** Illustrator writes a foreignObject with its own data, which browsers do not show. */
const isOfIllustrator = ({ attributes }: SaxesTagNS) =>
  attributes.requiredExtensions?.value.startsWith('http://ns.adobe.com/') === true

export function dangerInElement(tag: SaxesTagNS): string | undefined {
  const element = tag.local.toLowerCase()
  if (tag.uri === htmlNamespace) return `a piece of a web page (<${tag.local}>)`
  if (Object.hasOwn(refusedElements, element) && !(element === 'foreignobject' && isOfIllustrator(tag)))
    return `${refusedElements[element]} (<${tag.local}>)`
  for (const attribute of Object.values(tag.attributes)) {
    const danger = dangerInAttribute(element, attribute)
    if (danger !== undefined) return danger
  }
  return undefined
}
