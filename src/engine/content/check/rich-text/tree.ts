export type HtmlPart = string | Element

export interface Element {
  tag: string
  attributes: [name: string, value: string][]
  parts: HtmlPart[]
}

export type HtmlRepair = 'chat-marks' | 'items' | 'paragraphs' | 'lists' | 'breaks' | 'lines' | 'spaces' | 'empty'

export const blocks = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'hr'])

export const element = (tag: string, parts: HtmlPart[] = [], attributes: Element['attributes'] = []): Element => ({
  tag,
  attributes,
  parts,
})

export const isElement = (part: HtmlPart | undefined): part is Element => typeof part === 'object'

export const isBlockElement = (part: HtmlPart): part is Element => isElement(part) && blocks.has(part.tag)

export const isBreak = (part: HtmlPart): boolean => isElement(part) && part.tag === 'br'

export const isBlank = (parts: HtmlPart[]): boolean =>
  parts.every((part) =>
    isElement(part)
      ? part.tag === 'br' || (part.tag !== 'img' && part.tag !== 'hr' && isBlank(part.parts))
      : !/\S/.test(part),
  )

export function trim(parts: HtmlPart[]): HtmlPart[] {
  const inner = [...parts]
  while (inner.length > 0 && isBlank([inner[0] as HtmlPart])) inner.shift()
  while (inner.length > 0 && isBlank([inner.at(-1) as HtmlPart])) inner.pop()
  if (typeof inner[0] === 'string') inner[0] = inner[0].trimStart()
  const last = inner.at(-1)
  if (typeof last === 'string') inner[inner.length - 1] = last.trimEnd()
  return inner
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')

export function writeHtml(parts: HtmlPart[]): string {
  return parts
    .map((part) => {
      if (!isElement(part)) return escapeText(part)
      const attributes = part.attributes.map(
        ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
      )
      const start = `<${part.tag}${attributes.join('')}>`
      return ['br', 'hr', 'img'].includes(part.tag) ? start : `${start}${writeHtml(part.parts)}</${part.tag}>`
    })
    .join('')
}
