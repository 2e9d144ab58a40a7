import { selfAndAncestors } from '../../../../base/shared-types/json'
import type { Schema, SchemaBook } from '../../../../content/schema-model/schema-book'

/** The titles of fields by their names; a name of several fields means the first one. */
function titlesOf(book: SchemaBook, nearest: Record<string, Schema>[]): Map<string, string> {
  const titles = new Map<string, string>()
  for (const [name, field] of nearest.flatMap((fields) => Object.entries(fields))) {
    const { title } = book.resolve(field)
    if (typeof title === 'string' && !titles.has(name)) titles.set(name, title)
  }
  return titles
}

function replaceNames(words: string, titles: ReadonlyMap<string, string>): string {
  return words
    .replace(/ \("[a-z]\w*"(?: → "\w+")*\)/g, '')
    .replace(/"(\w+)"(?:: (true|false)\b)?/g, (quoted, name: string, state?: string) => {
      const title = titles.get(name)
      if (title === undefined) return quoted
      const states: Record<string, string> = { true: ' on', false: ' off' }
      return `“${title}”${states[state ?? ''] ?? ''}`
    })
}

export function sayLabels(said: string, pointer: string, book: SchemaBook, content: unknown): string {
  // Lines are those of the file.
  const message = said.replace(/ The same in (?:\d+ more places: )?lines? [^.]*\.$/, '')
  if (!message.includes('"')) return message
  const nearest = [...selfAndAncestors(pointer)].map((place) => book.fieldsAt(place, content))
  return replaceNames(message, titlesOf(book, nearest))
}

/** Says what a description of the schemas has of the file as the form shows it: choices by their labels, values without brackets. */
export const sayAsShown = (description: string, choices: readonly { value: unknown; label: string }[]): string =>
  description
    .replace(/"([^"]*)"/g, (quoted, written: string) => {
      const choice = choices.find(({ value }) => value === written)
      return choice ? `“${choice.label}”` : quoted
    })
    .replace(/\[((?:"[^"]*"|\d+)(?:, (?:"[^"]*"|\d+))*)\]/g, '$1')
    .replace(/\{ ([“"][^{}]*) \}/g, (_, fields: string) => fields.replace(/([”"]): /g, '$1 '))

export function describeBlockType(book: SchemaBook, type: string): string {
  const schema = book.block(type)
  return replaceNames(String(schema?.description ?? ''), titlesOf(book, [book.fieldsOf(schema)]))
}
