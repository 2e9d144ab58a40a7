import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import { dangerInStyle, heldPicture, outside } from './style'

/** Elements that run programs, or that hold web pages, films and sounds. */
const refused: Record<string, string> = {
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

/** The namespace of the elements of web pages. */
export const webPage = 'http://www.w3.org/1999/xhtml'

/** A part of the drawing itself, or a picture of pixels that the address holds. */
const isInside = new RegExp(`^[ \\t\\n\\r\\f]*(?:#|$|${heldPicture})`, 'i')

/** Where a link may lead that visitors follow when they have opened the drawing. */
const isLink = /^[ \t\n\r\f]*(?:https?:|mailto:|tel:)/i

/** Attributes that hold names and words, which may look like css. */
const ofWords = /^(?:id|class|name|lang|title|data-.*|aria-.*)$/i

/** What is dangerous in an attribute. */
function dangerInAttribute(element: string, { name, prefix, local, uri, value }: SaxesAttributeNS): string | undefined {
  if (name === 'xmlns' || prefix === 'xmlns') return undefined
  const short = local.toLowerCase()
  if (/^on\w/.test(short)) return `a program (${local}="…")`
  if (short === 'href' || short === 'src')
    return isInside.test(value) || (element === 'a' && isLink.test(value)) ? undefined : outside(value)
  if (name === 'xml:base') return outside(value)
  // An animation may write an address, or a program, into the part that it moves.
  if (short === 'attributename' && /^(?:href|src|on)/i.test(value.trim().split(':').at(-1) ?? ''))
    return `a change of "${value.trim().slice(0, 60)}"`
  return uri === '' && !ofWords.test(local) && /[(\\@]/.test(value) ? dangerInStyle(value) : undefined
}

/** Illustrator writes one that no browser shows, around a note for itself. */
const isOfIllustrator = ({ attributes }: SaxesTagNS) =>
  attributes.requiredExtensions?.value.startsWith('http://ns.adobe.com/') === true

/**
 * Says what an element of a drawing holds that has no place in a picture: programs, web pages, addresses of other files
 * and sites.
 */
export function dangerInElement(tag: SaxesTagNS): string | undefined {
  const element = tag.local.toLowerCase()
  if (tag.uri === webPage) return `a piece of a web page (<${tag.local}>)`
  if (Object.hasOwn(refused, element) && !(element === 'foreignobject' && isOfIllustrator(tag)))
    return `${refused[element]} (<${tag.local}>)`
  for (const attribute of Object.values(tag.attributes)) {
    const danger = dangerInAttribute(element, attribute)
    if (danger !== undefined) return danger
  }
  return undefined
}
