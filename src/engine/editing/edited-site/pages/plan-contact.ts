import { nodeAt } from '../../../base/json-parser'
import { escapeToken, isObject } from '../../../base/shared-types/json'
import type { Edit } from '../../../content/json-edits/edit'
import { EditedText } from '../../../content/json-edits/edited-text'
import { replaceValue } from '../../../content/json-edits/make-edits'
import type { OpenSite } from '../../../content/references/open-site'
import type { ChangedContact } from '../page-changes'

/** Shorter numbers are years and prices. */
const fewestDigits = 7

const escapeSigns = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds an email address, or a phone number however its digits are grouped. */
function patternOf(contact: string): RegExp | undefined {
  if (contact.includes('@')) return new RegExp(`(?<![\\w.+-])${escapeSigns(contact)}(?![\\w-]|\\.\\w)`, 'gi')
  const signs = contact.match(/^\+|\d/g) ?? []
  if (signs.length < fewestDigits) return undefined
  return new RegExp(`(?<![\\d+])${signs.map(escapeSigns).join('[ \\u00a0().‐–/-]*')}(?!\\d)`, 'g')
}

function* stringsIn(value: unknown, pointer = ''): Generator<[pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value]
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* stringsIn(item, `${pointer}/${index}`)
  else if (isObject(value))
    for (const [name, field] of Object.entries(value)) yield* stringsIn(field, `${pointer}/${escapeToken(name)}`)
}

export function planContacts(
  { text, root, content }: OpenSite,
  contacts: readonly ChangedContact[],
): { edits: Edit[]; places: string[] } {
  const found = contacts.flatMap(({ from, to }) => {
    const pattern = patternOf(from)
    return pattern ? [{ pattern, to, written: JSON.stringify(to).slice(1, -1) }] : []
  })
  const places = [...stringsIn(content.value)]
    .filter(([, words]) => found.some(({ pattern }) => words.search(pattern) >= 0))
    .map(([pointer]) => pointer)
  const edited = new EditedText(text)
  for (const pointer of places) {
    const { start, end } = nodeAt(text, root, pointer)
    // As it is written: everything around it keeps its characters.
    const json = found.reduce(
      (before, { pattern, to, written }) =>
        before.replace(pattern, (_found, at: number, whole: string) =>
          whole.slice(0, at).endsWith('tel:') ? to.replace(/[^\d+]/g, '') : written,
        ),
      text.slice(start, end),
    )
    edited.do(replaceValue(edited.text, pointer, json))
  }
  return { edits: edited.edits, places }
}
