import type { Edit } from '../../../edits/edit'
import { withoutOddCharacters } from '../../../text/odd-characters'
import type { Field } from '../page/field'
import type { OpenPage } from '../page/open-page'
import { takeOut, writeField } from './field-edits'

/** Returns a field's value as it is typed; of a switch "true" or "false", or nothing where it is left out. */
export const typedText = ({ value }: Field): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''

/** Returns what was typed as JSON: numbers where the schema wants them or takes them. */
function jsonOf({ kind, isNumber, value }: Field, text: string): string {
  if (kind === 'switch') return String(text === 'true')
  const isWrittenAsText = typeof value === 'string' && /^\d+$/.test(value)
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) && !isWrittenAsText ? text : JSON.stringify(text)
}

/** Returns the edits that write what was typed or pasted; a field that may be left out is taken out when it is emptied. */
export function typedEdits(page: OpenPage, field: Field, typed: string): Edit[] {
  const text = withoutOddCharacters(typed)
  if (text === '' && !field.isRequired) return takeOut(page, field.pointer)
  return writeField(page, field.pointer, jsonOf(field, text))
}
