import { nodeAt } from '../../../base/json-parser'
import { stringsIn } from '../../../base/shared-types/json'
import type { Edit } from '../../../content/json-edits/edit'
import { EditedText } from '../../../content/json-edits/edited-text'
import { replaceValue } from '../../../content/json-edits/make-edits'
import type { OpenSite } from '../../../content/references/open-site'
import { escapeSigns, phonePattern } from '../find-replace/phone-pattern'
import type { ChangedContact } from '../page-changes'

/** Finds an email address, or a phone number however its digits are grouped. */
function patternOf(contact: string): RegExp | undefined {
  if (!contact.includes('@')) return phonePattern(contact)
  return new RegExp(`(?<![\\w.+-])${escapeSigns(contact)}(?![\\w-]|\\.\\w)`, 'gi')
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
