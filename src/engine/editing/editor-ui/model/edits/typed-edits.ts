import { asList, parentPointer } from '../../../../base/shared-types/json'
import type { Alphabet } from '../../../../base/text/language/invisible-purpose'
import { alphabetsIn, isOfLanguage, withoutOddCharacters } from '../../../../base/text/odd-characters'
import { dialledLike, isSameNumber } from '../../../../base/text/phone'
import type { Edit } from '../../../../content/json-edits/edit'
import type { Field } from '../page/field'
import type { OpenPage } from '../page/open-page'
import { takeOut, writeField } from './field-edits'

const inJson = ['list', 'object', 'focus']

/** Choices have a line each. What has several values in one control is JSON. */
export function typedText({ kind, value }: Field): string {
  if (kind === 'choices') return [value ?? []].flat().join('\n')
  if (inJson.includes(kind)) return value === undefined ? '' : JSON.stringify(value)
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}

/** A number if the schema wants or allows one. Many languages write "2,5". */
export function jsonOf(field: Field, text: string): string {
  const { kind, isNumber, value } = field
  if (kind === 'choices') {
    const lines = text.split('\n').filter(Boolean)
    return `[${lines.map((line) => jsonOf({ ...field, kind: 'choice' }, line)).join()}]`
  }
  if (inJson.includes(kind)) return text
  if (kind === 'switch') return String(text === 'true')
  const isWrittenAsText = typeof value === 'string' && /^\d+$/.test(value)
  const isTyped = isNumber && /^-?\d+([.,]\d+)?$/.test(text) && !isWrittenAsText
  return isTyped ? String(Number(text.replace(',', '.'))) : JSON.stringify(text)
}

/** What phones dial, if it has a field beside the number and was the same before. */
function dialEdits(page: OpenPage, { pointer, value }: Field, text: string): Edit[] {
  const object = parentPointer(pointer)
  const name = pointer.slice(object.length + 1)
  const before = typeof value === 'string' ? value : ''
  return Object.entries(page.fieldsAt(object)).flatMap(([key, schema]) => {
    if (schema.dials !== name) return []
    const link = page.valueAt(`${object}/${key}`) ?? ''
    if (typeof link !== 'string' || (link !== '' && !isSameNumber(before, link))) return []
    const dialled = dialledLike(text, before, link)
    return dialled === undefined || dialled === link
      ? []
      : writeField(page, `${object}/${key}`, JSON.stringify(dialled))
  })
}

/** An optional field is removed when it is emptied. */
export function typedEdits(page: OpenPage, field: Field, typed: string): Edit[] {
  const isUsed = (alphabet: Alphabet) =>
    alphabet !== 'right-to-left' ||
    isOfLanguage(alphabet, page.languageAt(field.pointer)) ||
    alphabetsIn(page.text.raw).has(alphabet)
  const text = withoutOddCharacters(typed, isUsed)
  const isUsual = field.kind !== 'choices' || asList(field.standard).length === 0
  if (text === '' && !field.isRequired && isUsual) return takeOut(page, field.pointer)
  return [...writeField(page, field.pointer, jsonOf(field, text)), ...dialEdits(page, field, text)]
}
