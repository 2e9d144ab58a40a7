import { asList, asObject } from '../../base/shared-types/json'
import type { Schemas } from '../schema-model/schemas'

/** By the names that authors may know, in small letters: "date" is "day". */
export function entryFieldsIn(schemas: Schemas): ReadonlyMap<string, string> {
  const { entry } = asObject(asObject(schemas['page.schema.json']).$defs)
  const fields = Object.entries(asObject(asObject(entry).properties))
  const names = new Map(
    fields.flatMap(([field, schema]) =>
      asList(asObject(schema).alsoCalled).map((name): [string, string] => [String(name).toLowerCase(), field]),
    ),
  )
  for (const [field] of fields) names.set(field.toLowerCase(), field)
  return names
}
