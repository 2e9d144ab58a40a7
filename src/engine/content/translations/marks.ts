import { asObject, asText, blocksIn, canonicalText } from '../../base/shared-types/json'

/** What an author looks at as one when the original of a translation has changed. */
export interface TranslatedPart {
  /** The index of a top block; without it, the part is the title with the description and the entry. */
  block?: number
  mark: string
}

/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

export const markOf = (value: unknown): string => (hash(canonicalText(value)) % 36 ** 6).toString(36).padStart(6, '0')

export function translatedParts(page: unknown): TranslatedPart[] {
  const { title, description, entry } = asObject(page)
  return [
    { mark: markOf([title, description, entry]) },
    ...blocksIn(page).map((value, block) => ({ block, mark: markOf(value) })),
  ]
}

/** What "seen" of a translation is when it is right for its original. */
export const seenOf = (original: unknown): string =>
  [...new Set(translatedParts(original).map(({ mark }) => mark))].join(' ')

/** Without "seen" nothing is known to have changed. */
export function changedAmong(parts: readonly TranslatedPart[], seen: unknown): TranslatedPart[] {
  if (typeof seen !== 'string') return []
  const marks = new Set(seen.split(' '))
  return parts.filter(({ mark }) => !marks.has(mark))
}

export const changedParts = (original: unknown, seen: unknown): TranslatedPart[] =>
  changedAmong(translatedParts(original), seen)

/** "seen" with one more part found right. Once no part is left to look at, the marks of removed parts go as well. */
export function seenWith(original: unknown, seen: unknown, mark: string): string {
  const more = [...asText(seen).split(' '), mark].join(' ').trim()
  return changedParts(original, more).length === 0 ? seenOf(original) : more
}

/** Keeps "seen" right after a change that needs no new translation, such as the address of a link. */
export function seenAfter(seen: string, before: unknown, after: unknown): string {
  const now = translatedParts(after)
  const marks = new Map(translatedParts(before).map((part, index) => [part.mark, now[index]?.mark]))
  return seen
    .split(' ')
    .map((mark) => marks.get(mark) ?? mark)
    .join(' ')
}
