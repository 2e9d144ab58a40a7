import { nodeAt, readJson } from '../../base/json-parser'
import { escapeToken, isObject, stringsIn, valueAt } from '../../base/shared-types/json'
import type { Moment } from '../../content/publication-dates/local-time'
import { zoneOf } from '../../content/publication-dates/page-times'
import { isTimedPage, previewPathsAt, uniquePathOf } from '../../content/publication-dates/unique-path'

/** Both count from 1. */
export interface PlaceInText {
  line: number
  column: number
}

export interface Target {
  path: string
  moment: Moment
  /** Counts from 0; undefined outside of the blocks. */
  block?: number
  area: string
  words: string
}

const plain = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the pointer of the shortest text that holds the words. */
function findWords(part: unknown, words: string, pointer: string): string | undefined {
  const texts = words === '' ? [] : [...stringsIn(part, pointer)].map(([at, text]) => ({ at, text: plain(text) }))
  const found = texts.filter(({ text }) => text.includes(words))
  return found.sort((one, other) => one.text.length - other.text.length)[0]?.at
}

/** The words may be on a card, which shows the title or entry of another page. */
function findTitle(pages: unknown[], words: string): string | undefined {
  for (const [index, page] of pages.entries()) {
    if (!isObject(page)) continue
    const { title, entry } = page
    const match = findWords({ title, entry }, words, `/pages/${index}`)
    if (match && plain(String(valueAt({ pages }, match))) === words) return match
  }
  return undefined
}

function numberAt(address: string, pages: unknown[], zone: string, moment: Moment): number {
  const addresses = previewPathsAt(pages.filter(isTimedPage), moment, zone)
  const first = pages.findIndex((page) => isTimedPage(page) && addresses.get(page) === address)
  return first < 0 ? pages.findIndex((page) => isTimedPage(page) && uniquePathOf(page) === address) : first
}

function findPointer(value: unknown, { path, moment, block, area, words }: Target): string {
  const list = valueAt(value, '/pages')
  const pages: unknown[] = Array.isArray(list) ? list : []
  const read = plain(words)
  if (block === undefined) {
    const own = area === 'footer' ? '/site/footer' : '/site/navigation'
    const start = valueAt(value, own) === undefined ? '/site' : own
    return findWords(valueAt(value, own), read, own) ?? findWords(valueAt(value, '/site'), read, '/site') ?? start
  }
  const number = numberAt(path, pages, zoneOf(value), moment)
  const written = `/pages/${number}/blocks/${block}`
  const name = valueAt(value, `${written}/shared`)
  const isShared = typeof name === 'string' && valueAt(value, `/shared/${escapeToken(name)}`) !== undefined
  const pointer = isShared ? `/shared/${escapeToken(name)}` : written
  return findWords(valueAt(value, pointer), read, pointer) ?? (read && findTitle(pages, read)) ?? pointer
}

/** Returns the field with these words, else its block, the navigation or the footer. */
export function findPlace(text: string, target: Target): PlaceInText {
  const { value, root, placeOf } = readJson(text)
  const tree = root()
  return tree ? placeOf(nodeAt(text, tree, findPointer(value, target)).start) : { line: 1, column: 1 }
}
