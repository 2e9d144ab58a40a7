const tag = /<(?:"[^"]*"|[^<>"])*>/g
const opening = /<\w(?:"[^"]*"|[^<>"])*>/g

const withoutNoscript = (html: string): string =>
  html
    .split('<noscript')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</noscript>'))))
    .join('')

/**
 * Counts elements and letters of words, which a translator or an extension changes. Equal for the server's html and
 * what a browser writes of it.
 */
export function htmlFingerprint(html: string): string {
  // With script, a browser takes the content of <noscript> for text.
  const shown = withoutNoscript(html)
  const elements = shown.match(opening)?.length ?? 0
  return `${elements} ${shown.replace(tag, '').replace(/&#?\w+;/g, '-').length}`
}
