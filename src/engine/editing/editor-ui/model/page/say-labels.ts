import { selfAndAncestors, valueAt } from '../../../../base/shared-types/json'
import type { Schema, SchemaBook } from '../../../../content/schema-model/schema-book'

/** By name; a name of several fields means the first. */
function titlesOf(book: SchemaBook, nearest: Record<string, Schema>[]): Map<string, string> {
  const titles = new Map<string, string>()
  for (const [name, field] of nearest.flatMap((fields) => Object.entries(fields))) {
    const { title } = book.resolve(field)
    if (typeof title === 'string' && !titles.has(name)) titles.set(name, title)
  }
  return titles
}

/** Puts labels in the place of names, but not into quotations of what the author has `written`. */
function replaceNames(words: string, titles: ReadonlyMap<string, string>, written?: unknown): string {
  const isWritten = (name: string) => typeof written === 'string' && (written === name || written.includes(`"${name}"`))
  return words
    .replace(/ \("[a-z]\w*"(?: → "\w+")*\)/g, '')
    .replace(/"(\w+)"(?:: (true|false)\b)?/g, (quoted, name: string, state?: string) => {
      const title = titles.get(name)
      if (title === undefined || isWritten(name)) return quoted
      const states: Record<string, string> = { true: ' on', false: ' off' }
      return `“${title}”${states[state ?? ''] ?? ''}`
    })
}

/** What the check says of the file, in words of the form. */
const formWords: [inFile: RegExp, inForm: string][] = [
  [/ between double quotes| without quotes| between square brackets \[ \]| between braces \{ \}/g, ''],
  [/ Put double quotes around it\./, ''],
  [/\btrue or false\b/, 'on or off'],
  [/Write the path of a page in this file/, 'Choose a page'],
  [/\b(the|another|this|its) path\b/g, '$1 address'],
  [/\ba path\b/g, 'an address'],
  [/Put the file there, or name another one/, 'Upload it, or choose another one'],
  [/ (?:in|of) the public folder/g, ''],
  [/ Use <ul> or <ol> with <li>\./, ' Make it a list.'],
  [/Two <br> in a row stand/, 'Two line breaks stand'],
  [/ without <p> around them, so they have not/, ' outside of a paragraph, without'],
  [/ Use <p> for each paragraph\./, ' Begin a paragraph there.'],
  [/ with &nbsp; here/, ' here'],
  [/ Write "<.*/s, ''],
]

const inFormWords = (message: string): string =>
  formWords.reduce((words, [inFile, inForm]) => words.replace(inFile, inForm), message)

export function sayLabels(said: string, pointer: string, book: SchemaBook, content: unknown): string {
  // Lines are those of the file.
  const isRequired = book.isRequired(pointer, content)
  const message = inFormWords(said.replace(/ The same in (?:\d+ more places: )?lines? [^.]*\.$/, '')).replace(
    /, or remove the field\b/,
    isRequired ? '' : ', or leave it empty',
  )
  if (!message.includes('"')) return message
  const nearest = [...selfAndAncestors(pointer)].map((place) => book.fieldsAt(place, content))
  return replaceNames(message, titlesOf(book, nearest), valueAt(content, pointer))
}

/** A description of the schemas in words of the form: choices by labels, values without brackets. */
export const sayAsShown = (description: string, choices: readonly { value: unknown; label: string }[]): string =>
  description
    // Authors pick a day in a calendar, and need no example of how it is written.
    .replace(/, for example "\d{4}-\d\d-\d\d[^"]*"/, '')
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
