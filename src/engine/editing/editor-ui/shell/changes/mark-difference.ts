interface Piece {
  text: string
  kind: 'plain' | 'del' | 'ins'
}

const plain = (text: string): Piece => ({ text, kind: 'plain' })

/** "One fox, …" -> ["One", " ", "fox", ",", " ", "…"] */
const partsOf = (text: string): string[] => text.split(/(?<=\s)|(?=[\s,.;:!?])/)

function countSame(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index])
  return at < 0 ? one.length : at
}

/** The words that differ in "Heading changed from “One fox” to “One hare”", unless all of them do. */
export function markDifference(sentence: string): Piece[] {
  const start = sentence.indexOf('changed from “') + 'changed from “'.length
  const middle = sentence.indexOf('” to “', start)
  const end = sentence.lastIndexOf('”')
  if (start < 'changed from “'.length || middle < 0 || end < middle + '” to “'.length) return [plain(sentence)]
  const was = partsOf(sentence.slice(start, middle))
  const is = partsOf(sentence.slice(middle + '” to “'.length, end))
  const first = countSame(was, is)
  const last = countSame(was.slice(first).reverse(), is.slice(first).reverse())
  if (first + last === 0) return [plain(sentence)]
  const part = (words: string[], kind: Piece['kind']): Piece[] => [
    plain(words.slice(0, first).join('')),
    { text: words.slice(first, words.length - last).join(''), kind },
    plain(words.slice(words.length - last).join('')),
  ]
  return [
    plain(sentence.slice(0, start)),
    ...part(was, 'del'),
    plain('” to “'),
    ...part(is, 'ins'),
    plain(sentence.slice(end)),
  ].filter(({ text }) => text !== '')
}
