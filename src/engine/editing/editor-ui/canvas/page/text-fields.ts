import { isObject } from '../../../../base/shared-types/json'
import { describeField, type Field, fieldNames, ofOwner } from '../../model/page/field'
import type { OpenPage } from '../../model/page/open-page'
import type { EditedField } from '../../model/session/unsaved'

export interface TextField {
  field: Field
  label: string
  value: string
  /** What the page shows for a text: the same, but on the page of a value. */
  fill: (text: string) => string
  open: EditedField
}

const asWritten = (text: string) => text

/** In the order of the file. `owner` is the block: "Banner". */
export function textFields(page: OpenPage, pointer: string, owner: string, fill = asWritten): TextField[] {
  const value = page.valueAt(pointer)
  if (page.lists.some((list) => list.pointer === pointer)) return []
  if (Array.isArray(value)) return value.flatMap((_, index) => textFields(page, `${pointer}/${index}`, owner, fill))
  if (isObject(value)) {
    const known = new Set(fieldNames(page, pointer))
    return Object.keys(value).flatMap((name) =>
      known.has(name) ? textFields(page, `${pointer}/${name}`, owner, fill) : [],
    )
  }
  if (typeof value !== 'string') return []
  const field = describeField(page, pointer)
  const label = ofOwner(field.label, owner)
  return field.isWords ? [{ field, label, value, fill, open: { page, pointer, label } }] : []
}

export function findPictureField(page: OpenPage, pointer: string, alt: string, src: string): string | undefined {
  const value = page.valueAt(pointer)
  if (page.lists.some((list) => list.pointer === pointer)) return undefined
  const find = (names: readonly (string | number)[]) =>
    names.map((name) => findPictureField(page, `${pointer}/${name}`, alt, src)).find(Boolean)
  if (Array.isArray(value)) return find([...value.keys()])
  if (!isObject(value)) return undefined
  const names = fieldNames(page, pointer)
  const file = names.find(
    (name) => value[name] !== undefined && describeField(page, `${pointer}/${name}`).kind === 'image',
  )
  const isShown = file !== undefined && (value[file] === src || (alt !== '' && Object.values(value).includes(alt)))
  return isShown ? `${pointer}/${file}` : find(names)
}
