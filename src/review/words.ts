import { isObject } from '../check/content'
import { isAllowedTag } from '../model/html-profile'
import { alignLists, textOf } from './align'
import type { Part } from './compare'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number as a word, up to ten. */
export const inWords = (count: number): string => numbers[count] ?? String(count)

/** Field names that are no words. */
const labels: Record<string, string> = { html: 'text', alt: 'alternative text', src: 'file', href: 'link' }

/** "additionalVideos" -> "additional videos". */
const spaced = (name: string) =>
  Object.hasOwn(labels, name)
    ? (labels[name] as string)
    : name.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)

/** "videos" -> "video", "categories" -> "category", "delivered" -> "delivered item". */
function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y')
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name} item`
}

/** "one video", "two videos". */
const counted = (count: number, field: string) => {
  const one = singular(spaced(field))
  return `${inWords(count)} ${count === 1 ? one : one.endsWith(' item') ? `${one}s` : spaced(field)}`
}

/** What a visitor reads of a rich text. */
const withoutTags = (text: string) =>
  text
    .replace(/<\/(p|li|h\d|blockquote)>/gi, ' ')
    .replace(/<\/?([a-z][a-z0-9]*)\b[^>]*>/gi, (tag, name: string) => (isAllowedTag(name.toLowerCase()) ? '' : tag))
    .replace(/\s+/g, ' ')
    .trim()

const longest = 120

const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text)

/** A text of the author's between quotes, safe inside markdown and html. */
export const quote = (text: string): string =>
  `“${shorten(withoutTags(text))
    .replace(/[\\`*_[\]#|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('@', '&#64;')}”`

/** The name by which people know an item of a list: “Our films”. */
export function nameOf(item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') return quote(String(item))
  if (!isObject(item)) return ''
  const name = ['heading', 'title', 'name', 'text', 'quote', 'alt', 'src'].find(
    (field) => typeof item[field] === 'string',
  )
  return name === undefined ? '' : quote(item[name] as string)
}

const inBrackets = (names: string[]) => {
  const known = names.filter(Boolean)
  return known.length > 0 ? ` (${known.slice(0, 5).join(', ')}${known.length > 5 ? ' …' : ''})` : ''
}

/** What a simple value says: “text”, 3, yes. */
function sayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? quote(value) : String(value)
}

/** The words that differ between two texts, with a few around them; the texts themselves when they are short. */
function differingWords(before: string, now: string): [string, string] {
  const [a, b] = [withoutTags(before), withoutTags(now)]
  if (Math.max(a.length, b.length) <= longest) return [a, b]
  const [left, right] = [a.split(' '), b.split(' ')]
  const least = Math.min(left.length, right.length)
  let start = 0
  while (start < least && left[start] === right[start]) start++
  let end = 0
  while (end < least - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const from = Math.max(0, start - 3)
  const cut = (words: string[]) => {
    const to = Math.min(words.length, words.length - end + 3)
    return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`
  }
  return [cut(left), cut(right)]
}

function sayText(label: string, before: string, now: string): string {
  const [was, is] = differingWords(before, now)
  return was === is
    ? `${label}: its form changed, its words did not`
    : `${label} changed from ${quote(was)} to ${quote(is)}`
}

function sayList(field: string, before: unknown[], now: unknown[]): string[] {
  const pairs = alignLists(before, now)
  const added = pairs.filter((pair) => pair.before === undefined).map(({ now: at = 0 }) => now[at])
  const removed = pairs.filter((pair) => pair.now === undefined).map(({ before: at = 0 }) => before[at])
  const changed = pairs.flatMap(({ is, before: from = 0, now: to = 0 }) => {
    if (is !== 'changed') return []
    const label = `${singular(spaced(field))} ${to + 1}`
    if (!isObject(before[from]) || !isObject(now[to])) return sayChange(label, before[from], now[to])
    const name = nameOf(before[from])
    return [`${label}${name && ` (${name})`}: ${sayChanges(before[from] as Part, now[to] as Part).join('; ')}`]
  })
  const isMoved = pairs.some(({ is }) => is === 'moved')
  return [
    ...changed,
    ...(added.length > 0 ? [`${counted(added.length, field)} added${inBrackets(added.map(nameOf))}`] : []),
    ...(removed.length > 0 ? [`${counted(removed.length, field)} removed${inBrackets(removed.map(nameOf))}`] : []),
    ...(isMoved ? [`${spaced(field)} in another order`] : []),
  ]
}

/** What became of one field, in words a reviewer understands: one sentence a change. */
export function sayChange(field: string, before: unknown, now: unknown): string[] {
  const label = spaced(field)
  if (Array.isArray(before) || Array.isArray(now)) {
    return sayList(field, Array.isArray(before) ? before : [], Array.isArray(now) ? now : [])
  }
  if (isObject(before) && isObject(now)) return sayChanges(before, now).map((words) => `${label}, ${words}`)
  if (before === undefined) return [`${label} added${isObject(now) ? inBrackets([nameOf(now)]) : `: ${sayValue(now)}`}`]
  if (now === undefined) {
    return [`${label} removed${isObject(before) ? inBrackets([nameOf(before)]) : `, it was ${sayValue(before)}`}`]
  }
  if (typeof before === 'string' && typeof now === 'string') return [sayText(label, before, now)]
  if (isObject(before) || isObject(now)) return [`${label} replaced`]
  return [`${label} changed from ${sayValue(before)} to ${sayValue(now)}`]
}

/** What became of the fields of an object. */
export function sayChanges(before: Part, now: Part): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...fields]
    .filter((field) => textOf(before[field]) !== textOf(now[field]))
    .flatMap((field) => sayChange(field, before[field], now[field]))
}
