import { type FilmProvider, filmPage } from '../../model/film-provider'
import { isObject } from '../../model/json'
import { alignLists, type Pair, textOf } from '../compare/align'
import type { Part } from '../compare/part'
import type { FormatOf } from './formats'
import type { Labels } from './labels'
import { about, headed, type Line, line } from './outline'
import { code, inBrackets, inWords, linked, nameOf, quote, sayMove } from './phrases'
import { type Destination, quoteRichText, sayTextChange } from './rich-text'

/** What the words of a summary depend on, beside the values themselves. */
export interface Meanings {
  formatOf: FormatOf
  labels: Labels
  /** Names the page that a link leads to. */
  nameDestination: Destination
  /** Where the site's films are. */
  films?: FilmProvider
}

/** A value that is no list and no object, for people: “text”, 3, yes; a film and a link lead where they point. */
function sayValue(
  value: unknown,
  format: string | undefined,
  holder: Part,
  { nameDestination, films }: Meanings,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (format === 'film' && films && (typeof value === 'string' || typeof value === 'number')) {
    const address = filmPage(films, value)
    const title = nameOf(holder)
    return linked(title || quote(address.replace(/^https:\/\//, '')), address)
  }
  if (typeof value !== 'string') return String(value)
  return format === 'href' || format === 'page' ? nameDestination(value) : quote(value)
}

/** A link or a button in one phrase: “Get in touch” leads to `/contact`. */
function sayLink(item: unknown, { formatOf, nameDestination }: Meanings): string | undefined {
  if (!isObject(item) || typeof item.text !== 'string' || typeof item.href !== 'string') return undefined
  const isPlain = Object.keys(item).every((field) => ['text', 'href', 'newTab'].includes(field))
  if (!isPlain || formatOf(item, 'href') !== 'href') return undefined
  return `${quote(item.text)} leads to ${nameDestination(item.href)}${item.newTab === true ? ' in a new tab' : ''}`
}

/** Returns all that a new field holds, so that it can be approved without the file. */
function sayField(label: string, field: string, holder: Part, meanings: Meanings): Line[] {
  const value = holder[field]
  const format = meanings.formatOf(holder, field)
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null)
    if (isPlain) return [line(`${label}: ${value.map((item) => sayValue(item, undefined, {}, meanings)).join(', ')}`)]
    return value.map((item, index) => sayItem(`${meanings.labels.ofItem(holder, field)} ${index + 1}`, item, meanings))
  }
  if (isObject(value)) return [sayItem(label, value, meanings)]
  if (format === 'html' && typeof value === 'string')
    return [headed(label, quoteRichText(value, meanings.nameDestination))]
  return [line(`${label}: ${sayValue(value, format, holder, meanings)}`)]
}

function sayItem(label: string, item: unknown, meanings: Meanings): Line {
  const link = sayLink(item, meanings)
  if (link) return line(`${label}: ${link}`)
  return isObject(item)
    ? line(label, sayAll(item, meanings))
    : line(`${label}: ${sayValue(item, undefined, {}, meanings)}`)
}

/** Returns everything that a new part of the content holds, a field a line. `without` names fields that the summary has named before. */
export const sayAll = (part: Part, meanings: Meanings, without: string[] = []): Line[] =>
  Object.keys(part)
    .filter((field) => !without.includes(field))
    .flatMap((field) => sayField(meanings.labels.ofField(part, field), field, part, meanings))

function sayChangedItem(one: string, pair: Pair, before: unknown[], now: unknown[], meanings: Meanings): Line[] {
  const { before: from = 0, now: to = 0 } = pair
  const [was, is] = [before[from], now[to]]
  const label = `${one} ${to + 1}`
  const moved = pair.hasMoved ? [line(`${label} ${sayMove(from, to)}`)] : []
  if (!isObject(was) || !isObject(is)) {
    return [...moved, ...sayChange(label, { [label]: was }, { [label]: is }, meanings)]
  }
  return [...moved, headed(`${label}${inBrackets([nameOf(was)])}`, sayChanges(was, is, meanings))]
}

/** What a list is called, and one of its items. */
interface ListLabels {
  all: string
  one: string
}

function sayAdded(list: ListLabels, items: unknown[], meanings: Meanings): Line {
  const words = `${inWords(items.length)} added to ${list.all}${inBrackets(items.map(nameOf))}`
  const objects = items.filter(isObject)
  const [only] = objects
  if (only && items.length === 1) return line(words, sayAll(only, meanings))
  return line(
    words,
    objects.map((item) => sayItem(nameOf(item) || list.one, item, meanings)),
  )
}

function sayList(list: ListLabels, before: unknown[], now: unknown[], meanings: Meanings): Line[] {
  const pairs = alignLists(before, now)
  const changed = pairs.filter(({ is }) => is === 'changed')
  const moved = pairs.filter(({ is }) => is === 'moved')
  const added = pairs.filter((pair) => pair.before === undefined).map(({ now: at = 0 }) => now[at])
  const removed = pairs.filter((pair) => pair.now === undefined).map(({ before: at = 0 }) => before[at])
  return [
    ...changed.flatMap((pair) => sayChangedItem(list.one, pair, before, now, meanings)),
    ...(added.length > 0 ? [sayAdded(list, added, meanings)] : []),
    ...(removed.length > 0
      ? [line(`${inWords(removed.length)} removed from ${list.all}${inBrackets(removed.map(nameOf))}`)]
      : []),
    ...moved.map(({ before: from = 0, now: to = 0 }) =>
      line(`${list.one} ${nameOf(now[to]) || to + 1} ${sayMove(from, to)}`),
    ),
  ]
}

function sayText(label: string, before: string, now: string, format: string | undefined, meanings: Meanings): Line[] {
  const changes = sayTextChange(before, now, format === 'html', meanings.nameDestination)
  if (changes.length === 0) return [line(`${label}: its form changed, its words did not`)]
  const [only = ''] = changes
  return changes.length === 1 && only.startsWith('changed ')
    ? [line(`${label} ${only}`)]
    : [
        headed(
          label,
          changes.map((text) => line(text)),
        ),
      ]
}

/** What became of one field of an object, in words that a reviewer understands: one sentence a change. */
export function sayChange(field: string, holder: Part, holderNow: Part, meanings: Meanings): Line[] {
  const [before, now] = [holder[field], holderNow[field]]
  const { labels } = meanings
  const label = labels.ofField(holderNow, field)
  if (field === 'hidden') return [line(now === true ? 'hidden from visitors now' : 'shown to visitors now')]
  if (field === 'draft') return [line(now === true ? 'a draft now: visitors do not see it' : 'no draft any more')]
  if (Array.isArray(before) || Array.isArray(now))
    return sayList(
      { all: label, one: labels.ofItem(holderNow, field) },
      Array.isArray(before) ? before : [],
      Array.isArray(now) ? now : [],
      meanings,
    )
  if (isObject(before) && isObject(now)) return [headed(label, sayChanges(before, now, meanings))]
  if (before === undefined) return sayField(`${label} added`, field, holderNow, meanings)
  const format = meanings.formatOf(holderNow, field) ?? meanings.formatOf(holder, field)
  if (now === undefined) {
    const what = isObject(before)
      ? inBrackets([nameOf(before)])
      : `, it was ${sayValue(before, format, holder, meanings)}`
    return [line(`${label} removed${what}`)]
  }
  if (isObject(before) || isObject(now)) return sayField(`${label} replaced`, field, holderNow, meanings)
  const isPlain = typeof before === 'string' && typeof now === 'string' && (format === undefined || format === 'html')
  if (isPlain) return sayText(label, before, now, format, meanings)
  const [was, is] = [sayValue(before, format, holder, meanings), sayValue(now, format, holderNow, meanings)]
  return [line(`${label} changed from ${was} to ${is}`)]
}

/** Where an object stands, before and now, as JSON pointers. */
export interface Places {
  before: string
  now: string
}

/** What became of the fields of an object. With `places` each sentence says which field it is about. */
export function sayChanges(before: Part, now: Part, meanings: Meanings, places?: Places): Line[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...fields]
    .filter((field) => textOf(before[field]) !== textOf(now[field]))
    .flatMap((field) => {
      const lines = sayChange(field, before, now, meanings)
      return places ? about(lines, { kind: 'field', ...places, name: field }) : lines
    })
}

/** Names the pages that links lead to by their titles: `/about` (“About us”). */
export function nameDestinations(pages: ReadonlyMap<string, unknown>, url: string): Destination {
  return (href) => {
    const path = (url && href.startsWith(`${url}/`) ? href.slice(url.length) : href).replace(/[?#].*$/s, '')
    const title = pages.get(path)
    return /^https?:/.test(href) && title === undefined
      ? linked(quote(href.replace(/^https?:\/\//, '')), href)
      : `${code(href)}${typeof title === 'string' ? ` (${quote(title)})` : ''}`
  }
}
