import type { Edit } from '../../../edits/edit'
import { isObject, parentPointer } from '../../../model/json'
import type { FileKind } from '../../../store/file-store'
import type { OpenPage } from '../page/open-page'
import { takeOut, writeField } from './field-edits'

export function fileKindAt(page: OpenPage, pointer: string): FileKind {
  const { format } = page.schemaAt(pointer)
  return format === 'image' || format === 'animation' || format === 'loop' ? format : 'file'
}

/** Returns the pointer of the alternative text of a picture; undefined if it has none. */
export function altFieldOf(page: OpenPage, pointer: string): string | undefined {
  const object = parentPointer(pointer)
  if (!isObject(page.valueAt(object))) return undefined
  const name = Object.keys(page.fieldsAt(object)).find((field) => page.schemaAt(`${object}/${field}`).format === 'alt')
  return name === undefined ? undefined : `${object}/${name}`
}

/** Returns the pointer of what moves over a picture and was drawn for it; undefined if nothing was. */
export function drawnOver(page: OpenPage, pointer: string): string | undefined {
  // The file is the field itself, or in an object beside its alternative text.
  for (const place of [pointer, parentPointer(pointer)]) {
    const object = parentPointer(place)
    const name = place.slice(object.length + 1)
    const value = page.valueAt(object)
    if (!isObject(value)) continue
    const drawn = Object.keys(page.fieldsAt(object)).find(
      (field) => value[field] !== undefined && page.schemaAt(`${object}/${field}`).drawnFor === name,
    )
    if (drawn !== undefined && !page.isRequired(`${object}/${drawn}`)) return `${object}/${drawn}`
  }
  return undefined
}

/** `without` is the pointer of a field that is removed with the former file. */
export function chooseFileEdits(
  page: OpenPage,
  pointer: string,
  { address, alt, without }: { address: string; alt?: string; without?: string },
): Edit[] {
  const altField = altFieldOf(page, pointer)
  const write = (place: string, words: string) =>
    page.valueAt(place) === words ? [] : writeField(page, place, JSON.stringify(words))
  // The text comes first: a new one finds its place next to the former address.
  return [
    ...(altField && alt !== undefined ? write(altField, alt) : []),
    ...write(pointer, address),
    ...(without === undefined ? [] : takeOut(page, without)),
  ]
}
