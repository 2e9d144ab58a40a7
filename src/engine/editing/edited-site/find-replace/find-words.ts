import { parseFragment } from 'parse5'
import { foldLetters } from '../../../base/text/language/fold-letters'
import { findTags } from '../../../base/text/tags'
import { escapeSigns, phonePattern } from './phone-pattern'

/** How like the letters must be: "alike" leaves accents out, too. */
type Likeness = 'same' | 'any case' | 'alike'

export interface WrittenSpan {
  start: number
  end: number
}

export interface FoundWords {
  /** Around the words, as visitors read it. */
  before: string
  words: string
  after: string
  /** Where they are written; between two spans there are tags. */
  spans: WrittenSpan[]
  isAddress?: true
}

export interface WantedWords {
  find: string
  like: Likeness
  /** No part of a longer word. */
  isWhole: boolean
}

interface Letter extends WrittenSpan {
  shown: string
  /** As it is compared. */
  folded: string
}

export interface WordFinder {
  /** Whether the words can be in a text: much quicker than to find them. */
  mayBeIn(written: string): boolean
  find(written: string, isRich: boolean): FoundWords[]
  /** In the addresses of the links of a rich text. */
  findInLinks(html: string): FoundWords[]
}

const folds: Record<Likeness, (text: string) => string> = {
  same: (text) => text,
  'any case': (text) => text.toLowerCase().replaceAll('’', "'"),
  alike: (text) => foldLetters(text).replaceAll('’', "'"),
}

const inline = /^<\/?(?:a|abbr|b|em|i|strong|sub|sup)\b/i

function decode(code: string): string {
  const [node] = parseFragment(code).childNodes
  return node && 'value' in node ? node.value : code
}

/** The letters that visitors read. A block of a rich text is a line. */
function readLetters(written: string, isRich: boolean, fold: (text: string) => string): Letter[] {
  const letters: Letter[] = []
  const add = (shown: string, folded: string, start: number, end: number) => {
    const last = letters.at(-1)
    // A combining accent or a soft hyphen belongs to the letter before it.
    if (folded !== '') letters.push({ shown, folded, start, end })
    else if (last?.end === start) letters[letters.length - 1] = { ...last, shown: last.shown + shown, end }
  }
  for (const { 0: token, index } of written.matchAll(isRich ? /<[^<>]*>|&#?\w{1,31};|[\s\S]/gu : /[\s\S]/gu)) {
    const end = index + token.length
    if (token.length > 1 && token.startsWith('<')) {
      if (!inline.test(token)) add('\n', '\n', end, end)
      continue
    }
    const shown = token.length > 2 ? decode(token) : token
    const isBlank = isRich ? /\s/.test(shown) : /[^\S\n]/.test(shown)
    if (isBlank) add(' ', ' ', index, end)
    else add(shown, shown === '\u00ad' ? '' : fold(shown), index, end)
  }
  return letters
}

/** Letters around the words that are shown. */
const around = 48

const join = (letters: readonly Letter[]) => letters.map(({ shown }) => shown).join('')

/** In the same line. A word that is cut is left out. */
function readBefore(letters: readonly Letter[], from: number): string {
  const words = join(letters.slice(Math.max(0, from - around), from))
  const line = words.slice(words.lastIndexOf('\n') + 1)
  return from > around && line === words ? line.replace(/^\S*/, '…') : line
}

function readAfter(letters: readonly Letter[], to: number): string {
  const words = join(letters.slice(to, to + around))
  const [line = ''] = words.split('\n', 1)
  return to + around < letters.length && line === words ? `${line.slice(0, line.lastIndexOf(' ') + 1)}…` : line
}

function toFound(letters: readonly Letter[], from: number, to: number): FoundWords {
  const spans: WrittenSpan[] = []
  for (const { start, end } of letters.slice(from, to)) {
    const last = spans.at(-1)
    if (last?.end === start) last.end = end
    else spans.push({ start, end })
  }
  return {
    before: readBefore(letters, from),
    words: join(letters.slice(from, to)),
    after: readAfter(letters, to),
    spans,
  }
}

function patternOf(find: string, { isWhole }: WantedWords): RegExp {
  const isPhone = /^\+?[\d\s().‐–/-]+$/.test(find)
  const phone = isPhone ? phonePattern(find.trim()) : undefined
  if (phone) return phone
  const words = escapeSigns(find).replace(/ +/g, ' +')
  return new RegExp(isWhole ? `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])` : words, 'gu')
}

/** Undefined for nothing but blanks. */
export function createWordFinder(wanted: WantedWords): WordFinder | undefined {
  const fold = folds[wanted.like]
  const find = readLetters(wanted.find, false, fold)
    .map(({ folded }) => folded)
    .join('')
  if (find.trim() === '') return undefined
  const pattern = patternOf(find, wanted)
  const [longest = ''] = (find.match(/[\p{L}\p{N}]+/gu) ?? []).sort((one, other) => other.length - one.length)
  const isLetters = /\p{L}/u.test(longest)
  const findIn = (letters: readonly Letter[]): FoundWords[] => {
    const starts: number[] = []
    const ends: number[] = []
    let at = 0
    for (const [index, { folded }] of letters.entries()) {
      starts[at] = index
      at += folded.length
      ends[at] = index + 1
    }
    const text = letters.map(({ folded }) => folded).join('')
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const [from, to] = [starts[index], ends[index + found.length]]
      return from === undefined || to === undefined ? [] : [toFound(letters, from, to)]
    })
  }
  const findInside = (html: string, tags: RegExp, attribute: RegExp, isRich: boolean): FoundWords[] =>
    [...findTags(html, tags)].flatMap(({ start, end }) => {
      const tag = html.slice(start, end)
      const [whole = '', value = ''] = tag.match(attribute) ?? []
      const from = start + tag.indexOf(whole) + whole.length - value.length
      return findIn(readLetters(value, isRich, fold)).map(({ spans, ...found }) => ({
        ...found,
        spans: spans.map((span) => ({ start: span.start + from, end: span.end + from })),
      }))
    })
  return {
    // A number may be grouped in another way, and a code or soft hyphen may be within the word.
    mayBeIn: (written) =>
      !isLetters || /[&\u00ad]/.test(written) || fold(written + written.replace(/<[^<>]*>/g, '')).includes(longest),
    find: (written, isRich) => [
      ...findIn(readLetters(written, isRich, fold)),
      ...(isRich ? findInside(written, /<img\b/gi, /\balt="([^"]*)/, true) : []),
    ],
    findInLinks: (html) =>
      findInside(html, /<a\b/gi, /\bhref="([^"]*)/, false).map((found) => ({ ...found, isAddress: true as const })),
  }
}
