const tag = /<(?:"[^"]*"|[^<>"])*>/g

const withoutNoscript = (html: string): string =>
  html
    .split('<noscript')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</noscript>'))))
    .join('')

/**
 * Counts what a translator or an extension changes in html: its elements and the letters of its words. The same for the
 * html of the server and for what a browser writes of it.
 */
export function printOf(html: string): string {
  let elements = 0
  // With script, a browser takes the content of <noscript> for text.
  const words = withoutNoscript(html).replace(tag, (found) => {
    if (/^<\w/.test(found)) elements++
    return ''
  })
  return `${elements} ${words.replace(/&#?\w+;/g, '-').length}`
}
