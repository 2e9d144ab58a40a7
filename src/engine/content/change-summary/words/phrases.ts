import { isObject } from '../../../base/shared-types/json'
import { isAllowedTag } from '../../../base/text/html-profile'
import { replaceTags } from '../../../base/text/tags'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const inWords = (count: number): string => numbers[count] ?? String(count)

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** Counts from 0: "third", "22nd". */
export function ordinal(index: number): string {
  const place = index + 1
  const ending = /1[1-3]$/.test(String(place)) ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return ordinals[index] ?? `${place}${ending}`
}

/** Counts from 0: "moved from third to first place". */
export const describeMove = (before: number, now: number): string =>
  `moved from ${ordinal(before)} to ${ordinal(now)} place`

const withoutTags = (text: string) =>
  replaceTags(
    text.replace(/<\/(p|li|h\d|blockquote)>/gi, ' '),
    (tag, [, name = '']) => (isAllowedTag(name.toLowerCase()) ? '' : tag),
    /<\/?([a-z][a-z0-9]*)\b/gi,
  )
    .replace(/\s+/g, ' ')
    .trim()

export const safe = (text: string) =>
  text
    .replace(/[\\`*_[\]#|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('@', '&#64;')

export const quote = (text: string): string => `“${safe(text.replace(/\s+/g, ' ').trim())}”`

export const code = (text: string): string => `\`${text.replace(/[`\r\n]/g, ' ')}\``

/** Returns the address as code if a link cannot hold it. */
export const linked = (words: string, address: string): string =>
  /^https?:\/\/[^\s()<>`\\]+$/.test(address) ? `[${words}](${address})` : `${words} (${code(address)})`

const maxNameLength = 120

/** The heading, title or text that people know an item by: “Our films”. */
export function itemName(item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') {
    const words = withoutTags(String(item))
    return quote(words.length > maxNameLength ? `${words.slice(0, maxNameLength).trimEnd()}…` : words)
  }
  if (!isObject(item)) return ''
  const name = ['heading', 'title', 'name', 'text', 'quote', 'alt', 'src'].find(
    (field) => typeof item[field] === 'string',
  )
  return name === undefined ? '' : itemName(item[name])
}

/** " (“Fox”, “Hare”)". */
export function inBrackets(names: string[]): string {
  const known = names.filter(Boolean)
  return known.length > 0 ? ` (${known.join(', ')})` : ''
}
