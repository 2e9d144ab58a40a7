type Schema = Record<string, unknown>

const quoted = (names: unknown[]) => names.map((name) => JSON.stringify(name)).join(', ')

/** Plain words as markdown: whatever markdown would read as a sign is written out. */
const escapeMarkdown = (words: string) => words.replace(/[\\`*_[\]<>#]/g, '\\$&')

const ofType: Record<string, string> = {
  string: 'Write text between double quotes here: "like this".',
  integer: 'Write a whole number here, without quotes.',
  number: 'Write a number here, without quotes.',
  boolean: 'Write true or false here, without quotes.',
  array: 'Write a list here, in square brackets: [ … ].',
}

/** The longest example that still helps: a glance, not a page. */
const longest = 600

/** What a field is for, with an example of it, as VS Code shows it beside the field. */
export function explain(schema: Schema, name: string | undefined, samples: unknown[]): Schema {
  const { title, description } = schema
  // VS Code proposes a constant together with other values, so each has a description of its own.
  if (typeof description !== 'string' || schema.const !== undefined) return {}
  const sample = samples.at(-1)
  const json = sample === undefined ? '' : JSON.stringify(sample, null, 2)
  const code = name === undefined ? json : `${JSON.stringify(name)}: ${json}`
  const example = json && code.length <= longest ? `\n\nExample:\n\n\`\`\`json\n${code}\n\`\`\`` : ''
  return { title, description, markdownDescription: escapeMarkdown(description) + example }
}

/** What to write instead, in an author's words. VS Code shows it when a value breaks its schema. */
export function correct(schema: Schema): Schema {
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
