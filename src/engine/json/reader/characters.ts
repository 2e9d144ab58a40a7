/** Codes of the characters that JSON is made of. */
export const code = {
  tab: 9,
  newline: 10,
  return: 13,
  space: 32,
  quote: 34,
  comma: 44,
  colon: 58,
  semicolon: 59,
  openList: 91,
  backslash: 92,
  closeList: 93,
  openObject: 123,
  closeObject: 125,
} as const

/** How far a guess looks ahead: no line that a person writes is longer, and a file of one line stays fast. */
export const lookAhead = 20_000

export const isNewline = (char: number): boolean => char === code.newline || char === code.return

export const isCloser = (char: number): boolean => char === code.closeObject || char === code.closeList

/** Quotes that word processors and other languages use; each with those that may close it. */
const closers: Record<string, string> = {
  "'": "'’‘´`",
  '`': '`´’',
  '´': '´`’',
  '‘': "’‘'",
  '’': "’‘'",
  '‚': "‘’'",
  '‛': "’‘'",
  '‹': '›',
  '›': '‹',
  '“': '”“"„‟',
  '”': '”“"',
  '„': '“”"',
  '‟': '”“"',
  '″': '″"',
  '«': '»',
  '»': '«',
  '＂': '＂"',
}

/** The quotes that may close a text that begins with this one; undefined for what is no quote, or the right one. */
export const closersOf = (char: string): string | undefined =>
  Object.hasOwn(closers, char) ? closers[char] : undefined

/** Quotes of a word processor that may stand where a straight one should close a text. */
export const curlyQuotes = '“”„‟″＂'

/** Characters that show as a blank, or as nothing, and are no blanks for JSON. */
const falseBlank = /[\v\f\u0085\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]/

export const isFalseBlank = (char: string): boolean => falseBlank.test(char)

/** The first offset from `at` on that is no blank or tab. */
export function skipBlanks(text: string, at: number): number {
  let char = text.charCodeAt(at)
  while (char === code.space || char === code.tab) char = text.charCodeAt(++at)
  return at
}

/** The offset of the end of the line, its line break not included; within reach. */
export function lineEnd(text: string, at: number): number {
  const bound = Math.min(text.length, at + lookAhead)
  while (at < bound && !isNewline(text.charCodeAt(at))) at++
  return at
}

/** Whether words may stand between double quotes as they are. */
export const isPlain = (words: string): boolean => !/[\p{Cc}\\"]/u.test(words)

/** Whether an arrow to the left begins here, as people put it behind a line that they have something to say about. */
const isArrow = (text: string, at: number): boolean =>
  text[at] === '←' || text.startsWith('<-', at) || text.startsWith('<==', at)

/** Whether a comment begins here, in one of the ways of other languages. "#20" and "#fff7e8" are values. */
export const startsComment = (text: string, at: number): boolean =>
  text.startsWith('//', at) ||
  text.startsWith('/*', at) ||
  text.startsWith('<!--', at) ||
  isArrow(text, at) ||
  (text[at] === '#' && !/^#(?:\d|[\dA-Fa-f]{3,8}\b)/.test(text.slice(at, at + 10)))

const memberStart = /["“”'‘{[\]}`:,]|[\w$-]+"?[ \t]*[:=]|$/my

/** Whether what comes after a comma looks like the next thing in an object, not like more of a text. */
export function startsMember(text: string, at: number): boolean {
  const start = skipBlanks(text, at)
  memberStart.lastIndex = start
  return isNewline(text.charCodeAt(start)) || memberStart.test(text) || startsComment(text, start)
}

/** Whether a text that ends before `at` ends well there: what follows is a sign of JSON or the end of the line. */
export function endsWell(text: string, at: number, inObject: boolean): boolean {
  const next = skipBlanks(text, at)
  const char = text.charCodeAt(next)
  if (next >= text.length || isNewline(char) || isCloser(char) || char === code.colon) return true
  if (char === code.comma || char === code.semicolon) return !inObject || startsMember(text, next + 1)
  return startsComment(text, next) && (next > at || text[next] !== '#')
}
