import { isObject, parentPointer, unescapeToken } from '../../../../base/shared-types/json'
import type { Edit } from '../../../../content/json-edits/edit'
import {
  editsWithin,
  insertItem,
  insertMember,
  moveValue,
  removeValue,
  replaceValue,
} from '../../../../content/json-edits/make-edits'
import { emptiedWith } from '../languages/language-settings'
import { fieldNames } from '../page/field'
import type { OpenPage } from '../page/open-page'

function within(page: OpenPage, pointer: string, make: (raw: string, place: string) => Edit[]): Edit[] {
  const source = page.sourceOf(pointer)
  return editsWithin(source.pointer, make(source.raw, pointer.slice(source.pointer.length)))
}

/** Keeps the order of the schema. */
function placeOfField(page: OpenPage, object: string, name: string): number {
  const value = page.valueAt(object)
  const order = fieldNames(page, object)
  const own = isObject(value) ? Object.keys(value) : []
  const later = new Set(order.slice(order.indexOf(name) + 1))
  const next = own.findIndex((key) => later.has(key))
  return next < 0 ? own.length : next
}

export function addPart(key: string, json: string, parts: readonly string[]): Edit {
  const index = parts.includes('pages') ? parts.indexOf('pages') : parts.length
  return { kind: 'insert', pointer: '', key, json, index, anchor: { length: parts.length } }
}

/** The field may be new. */
export function writeField(page: OpenPage, pointer: string, json: string): Edit[] {
  const { parts } = page.text
  const isNewPart = parentPointer(pointer) === '' && page.valueAt(pointer) === undefined
  if (isNewPart) return [addPart(pointer.slice(1), json, parts)]
  const around = parentPointer(pointer)
  if (page.valueAt(around) === undefined)
    return writeField(page, around, `{${JSON.stringify(unescapeToken(pointer.slice(around.length + 1)))}:${json}}`)
  return within(page, pointer, (raw, place) => {
    if (page.valueAt(pointer) !== undefined) return [replaceValue(raw, place, json)]
    const object = parentPointer(pointer)
    const name = unescapeToken(pointer.slice(object.length + 1))
    return [insertMember(raw, parentPointer(place), name, json, placeOfField(page, object, name))]
  })
}

export const takeOut = (page: OpenPage, pointer: string): Edit[] =>
  page.valueAt(pointer) === undefined
    ? []
    : within(page, emptiedWith(page, pointer), (raw, place) => [removeValue(raw, place)])

export const addItem = (page: OpenPage, list: string, json: string, index?: number): Edit[] =>
  within(page, list, (raw, place) => [insertItem(raw, place, json, index)])

/** `to` may be another list; the index there counts without the item. */
export function moveItem(page: OpenPage, item: string, to: string, index: number): Edit[] {
  const { pointer } = page.sourceOf(item)
  if (page.sourceOf(to).pointer !== pointer)
    return [...addItem(page, to, rawAt(page, item), index), ...takeOut(page, item)]
  return within(page, item, (raw, place) => moveValue(raw, place, to.slice(pointer.length), index))
}

export function rawAt(page: OpenPage, pointer: string): string {
  const [edit] = within(page, pointer, (raw, place) => [removeValue(raw, place)])
  return edit?.kind === 'remove' ? edit.expect : ''
}
