import { asList } from '../../base/shared-types/json'
import { quoted } from './phrases'
import type { Schema } from './schema-book'

export function choiceWords(schema: Schema, value: unknown): string | undefined {
  const index = asList(schema.enum).indexOf(value)
  const words = index < 0 ? undefined : asList(schema.enumDescriptions)[index]
  return typeof words === 'string' ? words : undefined
}

export function quotedChoice(schema: Schema, value: unknown): string {
  const words = choiceWords(schema, value)
  return words === undefined ? quoted(value) : `${quoted(value)} (${words})`
}
