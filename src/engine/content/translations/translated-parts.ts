import { asObject, asText, blocksIn, canonicalText } from '../../base/shared-types/json'

/** Looked at as one when a translation's original has changed. */
export interface TranslatedPart {
  /** A top block's index; without it, the title with description and entry. */
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

/** "seen" of a translation that is right for its original. */
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

/** One more part is right. Once none is left, the marks of removed parts go as well. */
export function seenWith(original: unknown, seen: unknown, mark: string): string {
  const more = [...asText(seen).split(' '), mark].join(' ').trim()
  return changedParts(original, more).length === 0 ? seenOf(original) : more
}

/** After a change that needs no translation, such as a link's address. */
export function seenAfter(seen: string, before: unknown, after: unknown): string {
  const now = translatedParts(after)
  const marks = new Map(translatedParts(before).map((part, index) => [part.mark, now[index]?.mark]))
  return seen
    .split(' ')
    .map((mark) => marks.get(mark) ?? mark)
    .join(' ')
}
