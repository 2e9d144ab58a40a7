import { findTags } from '../../../base/text/tags'

/** A tag of a rich text by its number, from 1. */
interface InlineTag {
  code: number
}

/** As translators' tools show it: words, and tags that they cannot change. */
export type Inline = (string | InlineTag)[]

/** Tools show the signs themselves; "&eacute;" and others stay. */
const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/&amp;(?!#?\w+;)/g, '&')

const encode = (text: string): string =>
  text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')

/** A plain text has no tags. */
export function readInline(text: string, isRich: boolean): { inline: Inline; tags: string[] } {
  if (!isRich) return { inline: text === '' ? [] : [text], tags: [] }
  const inline: Inline = []
  const tags: string[] = []
  let at = 0
  for (const { start, end } of findTags(text, /<\/?[a-z]/gi)) {
    if (start > at) inline.push(decode(text.slice(at, start)))
    inline.push({ code: tags.push(text.slice(start, end)) })
    at = end
  }
  if (at < text.length) inline.push(decode(text.slice(at)))
  return { inline, tags }
}

/** Takes what a tool has given back. */
export const writeInline = (inline: Inline, tags: readonly string[], isRich: boolean): string =>
  inline
    .map((part) => (typeof part === 'string' ? (isRich ? encode(part) : part) : (tags[part.code - 1] ?? '')))
    .join('')

/** Joins words that follow each other, so that equal texts are equal. */
export function joinInline(parts: Inline): Inline {
  const joined: Inline = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else if (part !== '') joined.push(part)
  }
  return joined
}

export const sameInline = (one: Inline, other: Inline): boolean =>
  JSON.stringify(joinInline(one)) === JSON.stringify(joinInline(other))

const nameOf = (tag: string): string => tag.match(/^<\/?[a-z0-9]+/i)?.[0].toLowerCase() ?? ''

/** The addresses of links may differ. */
export const haveSameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => nameOf(tag) === nameOf(other[index] ?? ''))
