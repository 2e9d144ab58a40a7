import type { Schema } from '../../../content/schema-model/schema-book'

const quoted = (names: unknown[]) => names.map((name) => JSON.stringify(name)).join(', ')

const escapeMarkdown = (words: string) => words.replace(/[\\`*_[\]<>#]/g, '\\$&')

const ofType: Record<string, string> = {
  string: 'Write text between double quotes here: "like this".',
  integer: 'Write a whole number here, without quotes.',
  number: 'Write a number here, without quotes.',
  boolean: 'Write true or false here, without quotes.',
  array: 'Write a list here, in square brackets: [ … ].',
}

/** A longer example is no help. */
const maxExampleLength = 600

export function describeForHover(schema: Schema, name: string | undefined, samples: unknown[]): Schema {
  const { title, description } = schema
  // VS Code proposes a constant with other values, each with its own description.
  if (typeof description !== 'string' || schema.const !== undefined) return {}
  const sample = samples.at(-1)
  const json = sample === undefined ? '' : JSON.stringify(sample, null, 2)
  const code = name === undefined ? json : `${JSON.stringify(name)}: ${json}`
  const example = json && code.length <= maxExampleLength ? `\n\nExample:\n\n\`\`\`json\n${code}\n\`\`\`` : ''
  return { title, description, markdownDescription: escapeMarkdown(description) + example }
}

export function errorMessages(schema: Schema): Schema {
  const { type, title, description, properties, additionalProperties } = schema
  const words: Schema = {}
  if (typeof schema.pattern === 'string') words.patternErrorMessage = schema.patternErrorMessage ?? description
  if (schema.enum) words.errorMessage = `Write one of ${quoted(schema.enum as unknown[])}.`
  else if (schema.const !== undefined) words.errorMessage = `Write ${quoted([schema.const])}.`
  else if (schema.not) words.errorMessage = (schema.not as Schema).description
  else if (type === 'object' && properties && additionalProperties === false)
    words.errorMessage = `${title ?? 'This'} is written in braces { … } and has these fields only: ${quoted(Object.keys(properties))}.`
  else if (type === 'object') words.errorMessage = `${title ?? 'This'} is written in braces: { … }.`
  else if (schema.contains) words.errorMessage = description
  else if (Array.isArray(type)) words.errorMessage = description
  else if (typeof type === 'string') words.errorMessage = ofType[type]
  return words
}
