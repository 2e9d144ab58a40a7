import { asList } from '../../base/shared-types/json'
import { quoted } from './phrases'
import type { Schema } from './schema-book'

/** What authors read for a value of "enum". Undefined where the schema has no words for it. */
export function choiceWords(schema: Schema, value: unknown): string | undefined {
  const index = asList(schema.enum).indexOf(value)
  const words = index < 0 ? undefined : asList(schema.enumDescriptions)[index]
  return typeof words === 'string' ? words : undefined
}

/** "gluten" (Cereals with gluten): what is written in the file, and what the editor shows for it. */
export function quotedChoice(schema: Schema, value: unknown): string {
  const words = choiceWords(schema, value)
  return words === undefined ? quoted(value) : `${quoted(value)} (${words})`
}
