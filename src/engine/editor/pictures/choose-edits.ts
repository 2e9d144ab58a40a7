import type { Edit } from '../../edits/edit'
import type { FileKind } from '../../edits/files'
import { isObject, parentPointer } from '../../model/json'
import { writeField } from '../deeds/fields'
import type { OpenPage } from '../page/open-page'

/** Returns what kind of file a field names. */
export function kindAt(page: OpenPage, pointer: string): FileKind {
  const { format } = page.schemaAt(pointer)
  return format === 'image' || format === 'animation' || format === 'loop' ? format : 'file'
}

/** Returns the place of the alternative text that belongs to a picture; undefined where its place has none. */
export function altBeside(page: OpenPage, pointer: string): string | undefined {
  const object = parentPointer(pointer)
  if (!isObject(page.valueAt(object))) return undefined
  const name = Object.keys(page.fieldsAt(object)).find((field) => page.schemaAt(`${object}/${field}`).format === 'alt')
  return name === undefined ? undefined : `${object}/${name}`
}

/** Returns the edits that write a file's address into a field, and the alternative text beside it where there is one. */
export function chooseEdits(page: OpenPage, pointer: string, address: string, alt: string | undefined): Edit[] {
  const beside = altBeside(page, pointer)
  const write = (place: string, words: string) =>
    page.valueAt(place) === words ? [] : writeField(page, place, JSON.stringify(words))
  // The text first: where it is new, it finds its place beside the address of before.
  return [...(beside && alt !== undefined ? write(beside, alt) : []), ...write(pointer, address)]
}
