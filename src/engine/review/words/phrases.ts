import { isObject } from '../../model/json'
import { isAllowedTag } from '../../text/html-profile'
import { replaceTags } from '../../text/tags'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number as a word, up to ten. */
export const inWords = (count: number): string => numbers[count] ?? String(count)

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The place of an item of a list, from 0: "third", "22nd". */
function ordinal(index: number): string {
  const place = index + 1
  const ending = /1[1-3]$/.test(String(place)) ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return ordinals[index] ?? `${place}${ending}`
}

/** "moved from third to first place"; the places count from 0. */
export const sayMove = (before: number, now: number): string => `moved from ${ordinal(before)} to ${ordinal(now)} place`

/** What a visitor reads of a text that may be rich. */
const withoutTags = (text: string) =>
  replaceTags(
    text.replace(/<\/(p|li|h\d|blockquote)>/gi, ' '),
    (tag, [, name = '']) => (isAllowedTag(name.toLowerCase()) ? '' : tag),
    /<\/?([a-z][a-z0-9]*)\b/gi,
  )
    .replace(/\s+/g, ' ')
    .trim()

/** A text of the author's, safe inside markdown and html. */
export const safe = (text: string) =>
  text
    .replace(/[\\`*_[\]#|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('@', '&#64;')

/** A plain text of the author's between quotes, whole, safe inside markdown and html. */
export const quote = (text: string): string => `“${safe(text.replace(/\s+/g, ' ').trim())}”`

/** A path or another name that is written as it is. */
export const code = (text: string): string => `\`${text.replace(/[`\r\n]/g, ' ')}\``

/** A web address that can be clicked, behind words; the address as code where a link could not hold it. */
export const linked = (words: string, address: string): string =>
  /^https?:\/\/[^\s()<>`\\]+$/.test(address) ? `[${words}](${address})` : `${words} (${code(address)})`

const longestName = 120

/** The name by which people know an item of a list: “Our films”. Empty when it has none. */
export function nameOf(item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') {
    const words = withoutTags(String(item))
    return quote(words.length > longestName ? `${words.slice(0, longestName).trimEnd()}…` : words)
  }
  if (!isObject(item)) return ''
  const name = ['heading', 'title', 'name', 'text', 'quote', 'alt', 'src'].find(
    (field) => typeof item[field] === 'string',
  )
  return name === undefined ? '' : nameOf(item[name])
}

/** The names of some items in brackets: ' (“Fox”, “Hare”)'. */
export function inBrackets(names: string[]): string {
  const known = names.filter(Boolean)
  return known.length > 0 ? ` (${known.join(', ')})` : ''
}
