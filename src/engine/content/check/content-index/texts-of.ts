import { asObject, escapeToken, isObject } from '../../../base/shared-types/json'
import { replaceElements, replaceTags } from '../../../base/text/tags'

/** Tags within a line of words; all others separate texts. */
const withinLines = /^<\/?(?:a|abbr|b|cite|em|i|span|strong|sub|sup)\b/i

/** Elements whose language is given, such as <em lang="en">…</em>. */
const marked = /<(\w+)(?=\s[^<>]*\blang=)/g

/** What is read in a rich text, without the words whose language is given; a plain text as it is. */
function linesOf(text: string): string[] {
  if (!text.includes('<')) return [text.trim()]
  const unmarked = text.includes('lang=') ? replaceElements(text, marked, '\n') : text
  const lines = replaceTags(unmarked, (tag) => (withinLines.test(tag) ? '' : '\n'))
  return lines.split('\n').flatMap((line) => line.trim() || [])
}

/** Signs of scripts that write words without spaces. */
const ideographs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/gu

const fewestWords = 4

/** Names and short labels can be the same in two languages. */
function isLong(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  return words >= fewestWords || (text.match(ideographs)?.length ?? 0) >= 2 * fewestWords
}

/** Sees what is read in a part of the content: plain texts, and the lines of rich texts. */
function eachLine(value: unknown, pointer: string, see: (line: string, pointer: string) => void): void {
  if (typeof value === 'string') {
    if (value.length >= 2 * fewestWords) for (const line of linesOf(value)) see(line, pointer)
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) eachLine(item, `${pointer}/${index}`, see)
  else if (isObject(value)) for (const key in value) eachLine(value[key], `${pointer}/${escapeToken(key)}`, see)
}

/** Of a page, only what visitors read: no paths, no marks. */
function readable(value: unknown): unknown {
  const { languages: _1, seen: _2, ...fields } = asObject(value)
  return fields
}

/** The lines of an original that a translation has in other words. */
export function longLines(original: unknown): Set<string> {
  const lines = new Set<string>()
  eachLine(readable(original), '', (line) => {
    if (isLong(line)) lines.add(line)
  })
  return lines
}

/** What a translation still has in the words of its original, with the places. */
export function findSameLines(
  lines: ReadonlySet<string>,
  translation: unknown,
  pointer = '',
): { line: string; place: string }[] {
  const same: { line: string; place: string }[] = []
  eachLine(readable(translation), pointer, (line, place) => {
    if (lines.has(line)) same.push({ line, place })
  })
  return same
}
