import type { PageRule } from '../findings/rule'

/** Quotation marks of English and its neighbours; the text is one line. */
const pairs: [string, string][] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['”', '”'],
  ['«', '»'],
  ['»', '«'],
  ['‘', '’'],
  ["'", "'"],
]

function inside(quote: string): string | undefined {
  const text = quote.trim()
  for (const [open, close] of pairs) {
    const end = text.match(/[.,]?$/)?.index ?? text.length
    const last = text.endsWith(close) ? text.length - 1 : end - 1
    if (text.length < 3 || !text.startsWith(open) || text[last] !== close || last < 1) continue
    const inner = text.slice(1, last)
    // “Yes” and “no”: the marks belong to two words.
    const isApostrophe = close === '’' || close === "'"
    if (inner.includes(open) || (!isApostrophe && inner.includes(close))) return undefined
    return inner.trim() + text.slice(last + 1)
  }
  return undefined
}

const lonely = /^[“„«][^”“»]*$|^"[^"]*$|^[^“„"]*[.!?]["”]$/

export const quotationMarks: PageRule = {
  code: 'quotation-marks',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat }) =>
    ofFormat('quote').flatMap(({ value, pointer }) => {
      const words = typeof value === 'string' ? inside(value) : undefined
      if (words === undefined && typeof value === 'string' && lonely.test(value.trim())) {
        const message = 'A quotation mark stands here alone, and the design sets both of them. Remove it.'
        return [{ pointer, message }]
      }
      if (words === undefined || words === '') return []
      const message = `The design shows that this is a quotation: marks around it are too many. Write ${JSON.stringify(words)}.`
      return [{ pointer, message, suggestion: words, replacement: words }]
    }),
}
