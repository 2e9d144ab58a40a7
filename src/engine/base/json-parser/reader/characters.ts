export const charCode = {
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

/** Longer than any line that people write, and short enough for a file of one line. */
export const lookAhead = 20_000

export const isNewline = (char: number): boolean => char === charCode.newline || char === charCode.return

export const isCloser = (char: number): boolean => char === charCode.closeObject || char === charCode.closeList

/** Quotes of word processors and other languages, with their closing quotes. */
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

/** Undefined for straight quotes and other characters. */
export const closersOf = (char: string): string | undefined =>
  Object.hasOwn(closers, char) ? closers[char] : undefined

/** Curly quotes that may close a text in place of a straight one. */
export const curlyQuotes = '“”„‟″＂'

/** White space that JSON does not allow, and invisible characters. */
const falseBlank = /[\v\f\u0085\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]/

export const isFalseBlank = (char: string): boolean => falseBlank.test(char)

/** Skips spaces and tabs. */
export function skipBlanks(text: string, at: number): number {
  let char = text.charCodeAt(at)
  while (char === charCode.space || char === charCode.tab) char = text.charCodeAt(++at)
  return at
}

/** Excludes the line break; looks no further than `lookAhead`. */
export function lineEnd(text: string, at: number): number {
  const bound = Math.min(text.length, at + lookAhead)
  while (at < bound && !isNewline(text.charCodeAt(at))) at++
  return at
}

/** Whether the words need no escaping. */
export const isPlain = (words: string): boolean => !/[\p{Cc}\\"]/u.test(words)

/** An arrow that introduces a remark at the end of a line. */
const isArrow = (text: string, at: number): boolean =>
  text[at] === '←' || text.startsWith('<-', at) || text.startsWith('<==', at)

/** In any of several languages. "#20" and "#f2efe9" are values. */
export const startsComment = (text: string, at: number): boolean =>
  text.startsWith('//', at) ||
  text.startsWith('/*', at) ||
  text.startsWith('<!--', at) ||
  isArrow(text, at) ||
  (text[at] === '#' && !/^#(?:\d|[\dA-Fa-f]{3,8}\b)/.test(text.slice(at, at + 10)))

const memberStart = /["“”'‘{[\]}`:,]|[\w$-]+"?[ \t]*[:=]|$/my

/** Whether the next field seems to follow a comma, rather than more of a text. */
export function startsMember(text: string, at: number): boolean {
  const start = skipBlanks(text, at)
  memberStart.lastIndex = start
  return isNewline(text.charCodeAt(start)) || memberStart.test(text) || startsComment(text, start)
}

/** Whether a text may end before `at`: a JSON token or the end of the line follows. */
export function endsWell(text: string, at: number, inObject: boolean): boolean {
  const next = skipBlanks(text, at)
  const char = text.charCodeAt(next)
  if (next >= text.length || isNewline(char) || isCloser(char) || char === charCode.colon) return true
  if (char === charCode.comma || char === charCode.semicolon) return !inObject || startsMember(text, next + 1)
  return startsComment(text, next) && (next > at || text[next] !== '#')
}
