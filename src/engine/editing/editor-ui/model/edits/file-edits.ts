import { isObject, parentPointer } from '../../../../base/shared-types/json'
import type { Edit } from '../../../../content/json-edits/edit'
import type { FileKind } from '../../../edited-site/file-store'
import { pictureNames } from '../page/field-groups'
import type { OpenPage } from '../page/open-page'
import { takeOut, writeField } from './field-edits'

export function fileKindAt(page: OpenPage, pointer: string): FileKind {
  const { format } = page.schemaAt(pointer)
  return format === 'image' || format === 'animation' || format === 'loop' ? format : 'file'
}

export function altFieldOf(page: OpenPage, pointer: string): string | undefined {
  const object = parentPointer(pointer)
  if (!isObject(page.valueAt(object))) return undefined
  const name = Object.keys(page.fieldsAt(object)).find((field) => page.schemaAt(`${object}/${field}`).format === 'alt')
  return name === undefined ? undefined : `${object}/${name}`
}

/** Another picture begins without a focal point. `without` points at a field that goes with the former file. */
export function chooseFileEdits(
  page: OpenPage,
  pointer: string,
  { address, alt, without }: { address: string; alt?: string; without?: string },
): Edit[] {
  const altField = altFieldOf(page, pointer)
  const write = (place: string, words: string) =>
    page.valueAt(place) === words ? [] : writeField(page, place, JSON.stringify(words))
  const object = parentPointer(pointer)
  const focus = page.valueAt(pointer) === address ? undefined : pictureNames(page, object)?.focus
  // The text comes first: a new one finds its place next to the former address.
  return [
    ...(altField && alt !== undefined ? write(altField, alt) : []),
    ...write(pointer, address),
    ...(without === undefined ? [] : takeOut(page, without)),
    ...(focus === undefined ? [] : takeOut(page, `${object}/${focus}`)),
  ]
}
