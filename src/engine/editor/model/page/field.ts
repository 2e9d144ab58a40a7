import { isWords, type Schema } from '../../../check/explain/schema-book'
import { parentPointer } from '../../../model/json'
import type { OpenPage } from './open-page'

/** The ways in which a value is edited. */
export type FieldKind =
  | 'line'
  | 'longText'
  | 'richText'
  | 'choice'
  | 'switch'
  | 'number'
  | 'image'
  | 'file'
  | 'page'
  | 'href'
  | 'time'
  | 'timeZone'
  | 'list'
  | 'object'

/** A field as its schema describes it. Nothing here depends on the type of a block. */
export interface Field {
  /** Where its value stands, or would stand. */
  pointer: string
  kind: FieldKind
  label: string
  help: string
  /** What its description gives as an example. */
  placeholder: string
  isRequired: boolean
  /** undefined where the field is left out. */
  value: unknown
  /** Whether visitors read its value: it is no name, no address and no setting. */
  isWords: boolean
  /** Whether numbers are written without quotes. */
  isNumber: boolean
  /** The most characters, or items. */
  most?: number
  /** Of a choice. */
  choices: string[]
  /** What holds when the field is left out. */
  standard: unknown
}

const byFormat: Record<string, FieldKind> = {
  html: 'richText',
  image: 'image',
  file: 'file',
  animation: 'file',
  page: 'page',
  place: 'page',
  href: 'href',
  'local-time': 'time',
  'time-zone': 'timeZone',
}

/** A text that may be longer than this is given several lines. */
const maxLineLength = 120

function kindOf(schema: Schema): FieldKind {
  const kind = byFormat[String(schema.format)]
  if (kind) return kind
  if (Array.isArray(schema.enum)) return 'choice'
  switch (schema.type) {
    case 'boolean':
      return 'switch'
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return 'list'
    case 'object':
      return 'object'
    default:
      return schema.pattern === undefined && Number(schema.maxLength ?? 0) > maxLineLength ? 'longText' : 'line'
  }
}

/** Returns what a description gives as an example. */
export const exampleIn = (description: string) => description.match(/for example "((?:[^"\\]|\\.)*)"/)?.[1] ?? ''

/** Describes the field at a place by the schema that judges it. */
export function describeField(page: OpenPage, pointer: string): Field {
  const schema = page.schemaAt(pointer)
  const description = String(schema.description ?? '')
  const most = schema.maxLength ?? schema.maxItems
  const kind = kindOf(schema)
  return {
    pointer,
    kind,
    label: String(schema.title ?? pointer.slice(pointer.lastIndexOf('/') + 1)),
    help: kind === 'richText' ? description.replace(/<[^<>]*>/g, '') : description,
    placeholder: kind === 'richText' ? '' : exampleIn(description),
    // An item of a list is removed by its button: emptied, it would give its place to the next one.
    isRequired: Array.isArray(page.valueAt(parentPointer(pointer))) || page.isRequired(pointer),
    value: page.valueAt(pointer),
    isWords: isWords(schema),
    isNumber: [schema.type].flat().some((type) => type === 'integer' || type === 'number'),
    most: typeof most === 'number' ? most : undefined,
    standard: schema.default,
    choices: Array.isArray(schema.enum) ? schema.enum.map(String) : [],
  }
}

/** The names of an object's fields, in the order of its schema, without those that its schema fixes. */
export function fieldNames(page: OpenPage, pointer: string): string[] {
  return Object.entries(page.fieldsAt(pointer)).flatMap(([name, field]) => ('const' in field ? [] : [name]))
}

/** What the items of a list are called: "Quote". */
export const itemTitle = (page: OpenPage, list: string): string =>
  String(page.book.resolve(page.schemaAt(list).items).title ?? 'Item')
