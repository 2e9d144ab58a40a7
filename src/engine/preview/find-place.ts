import { nodeAt, readJson } from '../json'
import { escapeToken, isObject, valueAt } from '../model/json'
import type { Moment } from '../schedule/local-time'
import { zoneOf } from '../schedule/page-times'
import { isTimedPage, previewPathsAt, uniquePathOf } from '../schedule/unique-path'

/** A place in pages.json, both from 1. */
export interface Place {
  line: number
  column: number
}

/** What an author has pointed at on a page of the preview. */
export interface Target {
  /** Where the preview shows the page: its path, or its name. */
  path: string
  /** The moment that the preview shows. */
  moment: Moment
  /** The number of the block, from 0; undefined around the blocks. */
  block?: number
  /** "header" or "footer" where it stands in neither block nor page. */
  area: string
  /** The words that visitors read there. */
  words: string
}

/** What a visitor reads of a text. */
const plain = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** Finds the text in a part of the content that holds the words, as a JSON pointer; the shortest one, if several do. */
function findWords(part: unknown, words: string, pointer: string): string | undefined {
  let found: { pointer: string; length: number } | undefined
  const visit = (value: unknown, at: string): void => {
    if (typeof value === 'string') {
      const text = plain(value)
      if (text.includes(words) && text.length < (found?.length ?? Infinity))
        found = { pointer: at, length: text.length }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) visit(item, `${at}/${escapeToken(key)}`)
    }
  }
  if (words) visit(part, pointer)
  return found?.pointer
}

/** The title or the entry of another page that is shown here: a card, a link to the next project. */
function findTitle(pages: unknown[], words: string): string | undefined {
  for (const [index, page] of pages.entries()) {
    if (!isObject(page)) continue
    const { title, entry } = page
    const found = findWords({ title, entry }, words, `/pages/${index}`)
    if (found && plain(String(valueAt({ pages }, found))) === words) return found
  }
  return undefined
}

/** Returns the number of the page that is shown at an address. */
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

/**
 * Returns where the text writes what an author has pointed at: the field with its words, else its block, the navigation
 * or the footer. A shared block is written under "shared".
 */
export function findPlace(text: string, target: Target): Place {
  const { value, root, placeOf } = readJson(text)
  const tree = root()
  return tree ? placeOf(nodeAt(text, tree, findPointer(value, target)).start) : { line: 1, column: 1 }
}
