import type { Schema, SchemaBook } from '../../../check/explain/schema-book'
import { selfAndAncestors } from '../../../model/json'

/** The titles of the fields at and around a place, by their names; a name of several fields means the nearest one. */
function titlesAround(book: SchemaBook, pointer: string, content: unknown): Map<string, string> {
  const titles = new Map<string, string>()
  const add = (fields: Record<string, Schema>) => {
    for (const [name, field] of Object.entries(fields)) {
      const { title } = book.resolve(field)
      if (typeof title === 'string' && !titles.has(name)) titles.set(name, title)
    }
  }
  for (const place of selfAndAncestors(pointer)) add(book.fieldsAt(place, content))
  return titles
}

/** Says a message of the check by the labels of fields, not by their names in the file: "alt" -> “Alternative text”. */
export function sayLabels(said: string, pointer: string, book: SchemaBook, content: unknown): string {
  // Lines are those of the file.
  const message = said.replace(/ The same in (?:\d+ more places: )?lines? [^.]*\.$/, '')
  if (!message.includes('"')) return message
  const titles = titlesAround(book, pointer, content)
  return message
    .replace(/ \("[a-z]\w*"\)/g, '')
    .replace(/"(\w+)"(?:: (true|false)\b)?/g, (quoted, name: string, state?: string) => {
      const title = titles.get(name)
      if (title === undefined) return quoted
      const states: Record<string, string> = { true: ' on', false: ' off' }
      return `“${title}”${states[state ?? ''] ?? ''}`
    })
}
