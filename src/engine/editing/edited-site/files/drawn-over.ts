import { isObject, parentPointer, valueAt } from '../../../base/shared-types/json'
import type { OpenSite } from '../../../content/references/open-site'
import type { Schema } from '../../../content/schema-model/schema-book'

interface Described {
  valueAt(pointer: string): unknown
  fieldsAt(pointer: string): Record<string, Schema>
  schemaAt(pointer: string): Schema
  isRequired(pointer: string): boolean
}

export function drawnOver(content: Described, pointer: string): string | undefined {
  // The file is the field itself, or in an object beside its alternative text.
  for (const place of [pointer, parentPointer(pointer)]) {
    const object = parentPointer(place)
    const name = place.slice(object.length + 1)
    const value = content.valueAt(object)
    if (!isObject(value)) continue
    const drawn = Object.keys(content.fieldsAt(object)).find(
      (field) => value[field] !== undefined && content.schemaAt(`${object}/${field}`).drawnFor === name,
    )
    if (drawn !== undefined && !content.isRequired(`${object}/${drawn}`)) return `${object}/${drawn}`
  }
  return undefined
}

export function findDrawn({ book, content }: OpenSite): (places: readonly string[]) => string[] {
  const { value } = content
  const described: Described = {
    valueAt: (pointer) => valueAt(value, pointer),
    fieldsAt: (pointer) => book.fieldsAt(pointer, value),
    schemaAt: (pointer) => book.at(pointer, value),
    isRequired: (pointer) => book.isRequired(pointer, value),
  }
  // The schema of each place takes long to find.
  const objects = new Set(content.ofFormat('drawnFor').map(({ pointer }) => parentPointer(pointer)))
  const isNear = (place: string) =>
    objects.has(parentPointer(place)) || objects.has(parentPointer(parentPointer(place)))
  return (places) => [...new Set(places.filter(isNear).flatMap((place) => drawnOver(described, place) ?? []))]
}
