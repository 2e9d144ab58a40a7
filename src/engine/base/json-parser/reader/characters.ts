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

export const lookAhead = 20_000

export const isNewline = (char: number): boolean => char === charCode.newline || char === charCode.return

export const isCloser = (char: number): boolean => char === charCode.closeObject || char === charCode.closeList

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

export const closersOf = (char: string): string | undefined =>
  Object.hasOwn(closers, char) ? closers[char] : undefined

export const curlyQuotes = '“”„‟″＂'

const falseBlank = /[\v\f\u0085\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]/

export const isFalseBlank = (char: string): boolean => falseBlank.test(char)

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

export const isPlain = (words: string): boolean => !/[\p{Cc}\\"]/u.test(words)

const isArrow = (text: string, at: number): boolean =>
  text[at] === '←' || text.startsWith('<-', at) || text.startsWith('<==', at)

/** "#20" and "#f2efe9" are values. */
export const startsComment = (text: string, at: number): boolean =>
  text.startsWith('//', at) ||
  text.startsWith('/*', at) ||
  text.startsWith('<!--', at) ||
  isArrow(text, at) ||
  (text[at] === '#' && !/^#(?:\d|[\dA-Fa-f]{3,8}\b)/.test(text.slice(at, at + 10)))

const memberStart = /["“”'‘{[\]}`:,]|[\w$-]+"?[ \t]*[:=]|$/my

export function startsMember(text: string, at: number): boolean {
  const start = skipBlanks(text, at)
  memberStart.lastIndex = start
  return isNewline(text.charCodeAt(start)) || memberStart.test(text) || startsComment(text, start)
}

export function endsWell(text: string, at: number, inObject: boolean): boolean {
  const next = skipBlanks(text, at)
  const char = text.charCodeAt(next)
  if (next >= text.length || isNewline(char) || isCloser(char) || char === charCode.colon) return true
  if (char === charCode.comma || char === charCode.semicolon) return !inObject || startsMember(text, next + 1)
  return startsComment(text, next) && (next > at || text[next] !== '#')
}
