import { type SaxesAttributeNS, SaxesParser } from 'saxes'

/** Elements that run programs, or that hold web pages, films and sounds. */
const refused: Record<string, string> = {
  script: 'a program (<script>)',
  handler: 'a program (<handler>)',
  listener: 'a program (<listener>)',
  foreignobject: 'a piece of a web page (<foreignObject>)',
  iframe: 'another web page (<iframe>)',
  object: 'another web page (<object>)',
  embed: 'another web page (<embed>)',
  audio: 'a sound (<audio>)',
  video: 'a film (<video>)',
}

/** The namespace of the elements of web pages. */
const webPage = 'http://www.w3.org/1999/xhtml'

/** Addresses that lead nowhere else: a part of the drawing itself, or a picture of pixels that it holds. */
const isInside = (address: string): boolean =>
  /^\s*(?:#|$)/.test(address) || /^\s*data:image\/(?:png|jpe?g|webp|avif|gif)[;,]/i.test(address)

/** What styles load from elsewhere. An escape in an address or a name hides what it is. */
function dangerInStyle(style: string): string | undefined {
  if (/@import/i.test(style)) return 'styles from elsewhere (@import)'
  const outside = [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].find(([, address = '']) => !isInside(address))
  if (outside) return `an address outside of it ("${outside[1]?.trim()}")`
  return style.includes('\\') ? 'styles with hidden letters (\\)' : undefined
}

/** What is dangerous in an attribute. Links that a visitor may follow are none. */
function dangerInAttribute(element: string, { local, value }: SaxesAttributeNS): string | undefined {
  const name = local.toLowerCase()
  if (/^on/.test(name)) return `a program (${local}="…")`
  if (name === 'href' || name === 'src') {
    const isLink = element === 'a' && /^\s*(?:https?:|mailto:|tel:)/i.test(value)
    return isLink || isInside(value) ? undefined : `an address outside of it ("${value.trim().slice(0, 60)}")`
  }
  // An animation may write an address, or a program, into the part that it moves.
  if (name === 'attributename' && /^(?:href|on)/i.test(value.trim().split(':').at(-1) ?? ''))
    return `a change of "${value.trim().slice(0, 60)}"`
  return name === 'style' || /url\(/i.test(value) ? dangerInStyle(value) : undefined
}

/**
 * Says what a drawing holds that has no place in a picture: programs, web pages, addresses of other sites. Undefined for
 * one that is a drawing and nothing else. The drawing was judged before: its text is well-formed.
 */
export function findDanger(text: string): string | undefined {
  let found: string | undefined
  const note = (danger: string | undefined) => {
    found ??= danger
  }
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  // Texts that a drawing declares itself may hide anything.
  parser.on('doctype', (doctype) => note(doctype.includes('<!ENTITY') ? 'texts of its own (<!ENTITY>)' : undefined))
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') note('styles from elsewhere (<?xml-stylesheet?>)')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element = local.toLowerCase()
    if (uri === webPage) note(`a piece of a web page (<${local}>)`)
    open.push(element)
    note(Object.hasOwn(refused, element) ? refused[element] : undefined)
    for (const attribute of Object.values(attributes)) note(dangerInAttribute(element, attribute))
  })
  parser.on('closetag', () => void open.pop())
  const read = (words: string) => open.at(-1) === 'style' && note(dangerInStyle(words))
  parser.on('text', read)
  parser.on('cdata', read)
  try {
    parser.write(text).close()
  } catch {
    note('something that cannot be read')
  }
  return found
}
