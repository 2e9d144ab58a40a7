import { escapeToken, isObject } from '../../../../base/shared-types/json'
import { addTo } from '../../../../base/shared-types/maps'
import { isWords } from '../../../../content/schema-model/schema-book'
import type { ChangedContact } from '../../../edited-site/page-changes'
import type { OpenPage } from './open-page'

const email = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const phone = /^[+(]?\d[\d\s().‐–/-]{5,28}\d$/

export interface Contact {
  pointer: string
  value: string
  /** The field that visitors read: of what phones dial, the number beside it. */
  shown: string
}

/** Phone numbers and addresses of an object: by format, else by form. */
export function contactsIn(page: OpenPage, object: string): Contact[] {
  const fields = Object.entries(page.fieldsAt(object)).map(([name, field]) => ({
    name,
    schema: page.book.resolve(field),
  }))
  return fields.flatMap(({ name, schema }) => {
    const { format, dials } = schema
    const pointer = `${object}/${escapeToken(name)}`
    const value = page.valueAt(pointer)
    if (isObject(value)) return contactsIn(page, pointer)
    if (typeof value !== 'string') return []
    const isNamed = format === 'email' || format === 'phone' || fields.some((other) => other.schema.dials === name)
    const isFree = format === undefined || isWords(schema)
    const isContact = isNamed || (isFree && (email.test(value) || phone.test(value)))
    const shown = typeof dials === 'string' ? `${object}/${escapeToken(dials)}` : pointer
    return isContact ? [{ pointer, value, shown }] : []
  })
}

/** Changes since `before`, by the field that visitors read: a number and what phones dial are one. */
export function changedContacts(now: readonly Contact[], before: ReadonlyMap<string, string>) {
  const changed = new Map<string, ChangedContact[]>()
  for (const { pointer, value, shown } of now) {
    const from = before.get(pointer) ?? value
    if (from !== value) addTo(changed, shown, { from, to: value })
  }
  return changed
}
