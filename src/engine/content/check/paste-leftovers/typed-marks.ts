import { findMarkdown, withoutMarkdown } from '../../../base/text/markdown'
import { nameAll } from '../../../base/text/name-all'
import { cleanHtml } from '../rich-text'
import { htmlOfMarkdown } from '../rich-text/from-markdown'
import { readHtml } from '../rich-text/html'
import { type Verdict, writing } from './verdict'

export function checkMarkdown(text: string, isRich: boolean): Verdict {
  const marks = findMarkdown(text)
  if (marks.length === 0) return undefined
  const meant = isRich ? htmlOfMarkdown(text) : withoutMarkdown(text)
  const stands = marks.length === 1 ? 'as it stands' : 'as they stand'
  const how = isRich ? 'Use <strong>, <a href=\\"…\\"> and <h3> instead.' : 'Write the words alone.'
  const { advice, ...repair } = meant === undefined ? { advice: how } : writing(meant)
  return { message: `Visitors would read ${nameAll(marks)} ${stands}, signs and all. ${advice}`, ...repair }
}

const bullets = /[•●▪◦‣]/g

const typedStart = /^\s*([•●▪◦‣](?=\s*\S)|-(?= \p{L})|\(?(\d{1,2})(?:\)|(?<!^1)\.)(?= \S))/u

/** Finds bullets in plain text: it is one line, and lists have their own. So have items a number, if it is theirs. */
export function checkBullets(text: string, isRich: () => boolean, pointer: () => string): Verdict {
  const [, first, number] = text.match(typedStart) ?? []
  if (first === undefined || isRich()) return undefined
  const [, item] = /[•●▪◦‣]/.test(first) ? [] : (/\/(\d+)$/.exec(pointer()) ?? ['', 'none'])
  if (item !== undefined && (item === 'none' || (number !== undefined && Number(item) + 1 !== Number(number))))
    return undefined
  if ((text.match(bullets) ?? []).length > 1)
    return {
      message: `This field is plain text: all points after "${first}" would run together in one line. Write each of them as an item of a list, or use a field for rich text.`,
    }
  const rest = text.trimStart().slice(first.length).trim()
  const message =
    number === undefined
      ? `Visitors would read the "${first}" before the words. Write ${JSON.stringify(rest)}.`
      : 'A number is typed before the words of this item. Take the numbers of the list away: its items stand in their order anyway.'
  return { message, suggestion: rest, replacement: rest }
}

/** Escapes of programs for a line break, tab or quotation mark. File names may look alike. */
const programCode = /\\(?:r\\n|[nrt](?![\w\\-]{0,60}\.[A-Za-z]\w{1,4}(?!\w))|u[0-9A-Fa-f]{4}|["'])/g

const meaningOf = (written: string): string => {
  const [, digits] = written.match(/^\\u(.{4})/) ?? []
  if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16))
  return /^\\["']/.test(written) ? written.slice(1) : '\n'
}

function readEscapes(text: string, isRich: boolean): string | undefined {
  const read = text.replace(programCode, meaningOf)
  if (!isRich) return read.replaceAll('\n', ' ').replace(/ {2,}/g, ' ').trim() || undefined
  const clean = cleanHtml(read)?.html
  return clean !== undefined && readHtml(clean).mistakes.length === 0 ? clean : undefined
}

export function checkEscapes(text: string, isRich: boolean): Verdict {
  const [found] = text.match(programCode) ?? []
  if (found === undefined || (isRich && /=\s*\\["']/.test(text))) return undefined
  const sign = meaningOf(found)
  const what = sign === '\n' && found.endsWith('t') ? 'a tab' : sign.replace('\n', 'a new line')
  const meant = readEscapes(text, isRich)
  const { advice, ...repair } = meant === undefined ? { advice: 'Write the sign itself.' } : writing(meant)
  return {
    message: `Visitors would read "${found}" letter by letter: it is a program's code for ${what}. ${advice}`,
    ...repair,
  }
}

/** A fast first test: most texts have no two capitals side by side. */
const nearCapitals = /\p{Lu} {0,3}\p{Lu}/u

/** "W E  A R E": single letters with a space between them, two spaces between words. */
const spacedLetters = /(?<![\p{L}\p{N}.])(?:\p{Lu} {1,3}){3,40}\p{Lu}(?![\p{L}\p{N}])/u

/** "A B C D" names points or grades. */
const isAlphabet = (letters: string): boolean => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.includes(letters)

export function checkSpacedLetters(text: string): Verdict {
  if (!nearCapitals.test(text)) return undefined
  const [found = ''] = text.match(spacedLetters) ?? []
  const letters = found.replaceAll(' ', '')
  if (letters === '' || isAlphabet(letters)) return undefined
  const message = `"${found}" has spaces between its letters: people who listen to the page hear the letters, one by one.`
  if (!found.includes('  ')) return { message: `${message} Write the words without them.` }
  const meant = found.replace(/ {2,}/g, '\n').replaceAll(' ', '').replaceAll('\n', ' ')
  const rest = text.replace(found, meant)
  return { message: `${message} Write "${meant}".`, suggestion: rest, replacement: rest }
}

const longCapitals = /(?:^|[>\n.!?])[^<>\n\p{Ll}]{40,}/gu

/** A paragraph in capitals; names of a few words may be. */
export function checkCapitals(text: string): Verdict {
  if (text.length < 40 || !nearCapitals.test(text)) return undefined
  for (const [found] of text.matchAll(longCapitals)) {
    const words = found.replace(/^[>.!?\s]+/, '').trim()
    if ((words.match(/\p{Lu}{2,}/gu) ?? []).length < 6) continue
    const shown = words.length > 40 ? `${words.slice(0, 40).trimEnd()}…` : words
    return {
      message: `"${shown}" is all in capitals, which is hard to read, and may be spelled letter by letter to people who listen. Write it in small letters.`,
    }
  }
  return undefined
}
