import { dialled } from '../../../base/text/phone'
import { escapeHtml } from '../../../base/text/tags'
import type { FoundWords, WrittenSpan } from './find-words'

/** With the tags that would be around nothing. */
function withEmptied(html: string, { start, end }: WrittenSpan): WrittenSpan {
  for (;;) {
    const [tag, name] = html.slice(0, start).match(/<(\w+)\b[^<>]*>$/) ?? []
    const close = `</${name}>`
    if (tag === undefined || !html.startsWith(close, end)) return { start, end }
    start -= tag.length
    end += close.length
  }
}

/** Each is a character of the value. */
const unitsOf = (json: string): string[] => json.slice(1, -1).match(/\\u[\da-f]{4}|\\.|[^\\]/gi) ?? []

/** Writes other words into a text, as it is written in JSON: all other characters stay. */
export function writeWords(json: string, found: readonly FoundWords[], to: string, isRich: boolean): string {
  const value: string = JSON.parse(json)
  const units = unitsOf(json)
  const words = isRich ? escapeHtml(to).replaceAll('&quot;', '"') : to
  const splices = found.flatMap(({ spans, isAddress }) =>
    spans.map((span, index) => {
      const isDialled = (isAddress || !isRich) && /(?:^|")tel:[^"]*$/.test(value.slice(0, span.start))
      const isInTag = isRich && /<[^<>]*$/.test(value.slice(0, span.start))
      const written = index > 0 ? '' : isDialled ? dialled(to) : isInTag ? escapeHtml(to) : words
      return { ...(isRich && !isAddress && written === '' ? withEmptied(value, span) : span), written }
    }),
  )
  for (const { start, end, written } of splices.toSorted((one, other) => other.start - one.start))
    units.splice(start, end - start, JSON.stringify(written).slice(1, -1))
  return `"${units.join('')}"`
}
