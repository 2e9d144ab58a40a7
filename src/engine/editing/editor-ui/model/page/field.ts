import { asList, parentPointer } from '../../../../base/shared-types/json'
import { getOrAdd } from '../../../../base/shared-types/maps'
import { choiceWords } from '../../../../content/schema-model/choice-words'
import { titleOfName } from '../../../../content/schema-model/names'
import { isWords, type Schema } from '../../../../content/schema-model/schema-book'
import { inheritedFrom } from '../languages/language-settings'
import type { OpenPage } from './open-page'
import { sayAsShown } from './say-labels'

export type FieldKind =
  | 'line'
  | 'longText'
  | 'richText'
  | 'choice'
  | 'choices'
  | 'switch'
  | 'number'
  | 'image'
  | 'file'
  | 'focus'
  | 'page'
  | 'href'
  | 'date'
  | 'time'
  | 'timeZone'
  | 'list'
  | 'blocks'
  | 'object'

interface Choice {
  value: string
  label: string
}

export interface Field {
  pointer: string
  kind: FieldKind
  format?: string
  /** Of values, as far as the schema says. */
  types: unknown[]
  label: string
  help: string
  placeholder: string
  isRequired: boolean
  value: unknown
  /** False for names, addresses and settings. */
  isWords: boolean
  language?: string
  isNumber: boolean
  most?: number
  least: number
  isUnique: boolean
  choices: Choice[]
  lastItem?: string
  standard: unknown
  /** The site's own setting, which a language has not replaced. */
  inherited?: unknown
}

const byFormat: Record<string, FieldKind> = {
  html: 'richText',
  image: 'image',
  file: 'file',
  animation: 'file',
  focus: 'focus',
  page: 'page',
  place: 'page',
  destination: 'page',
  href: 'href',
  date: 'date',
  'past-day': 'date',
  'local-time': 'time',
  'time-zone': 'timeZone',
}

/** A longer text gets several lines. */
const maxLineLength = 120

/** Whether a list is edited as check boxes. One with an object in it by mistake is edited item by item. */
const isOfChoices = (schema: Schema, items: Schema, value: unknown): boolean =>
  schema.uniqueItems === true &&
  Array.isArray(items.enum) &&
  [value ?? []].flat().every((item) => typeof item !== 'object')

function kindOf(schema: Schema, items: Schema, value: unknown): FieldKind {
  if (Array.isArray(schema.holds)) return 'blocks'
  if (isOfChoices(schema, items, value)) return 'choices'
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

const choicesOf = (schema: Schema): Choice[] =>
  asList(schema.enum).map((value) => ({
    value: String(value),
    label: choiceWords(schema, value) ?? titleOfName(String(value)),
  }))

export const exampleIn = (description: string) => description.match(/for example "((?:[^"\\]|\\.)*)"/)?.[1] ?? ''

const described = new WeakMap<OpenPage, Map<string, Field>>()

/** Results are kept: an open page never changes, and each refresh of the frame asks for all of its fields. */
export const describeField = (page: OpenPage, pointer: string): Field =>
  getOrAdd(
    getOrAdd(described, page, () => new Map<string, Field>()),
    pointer,
    () => readField(page, pointer),
  )

function readField(page: OpenPage, pointer: string): Field {
  const schema = page.schemaAt(pointer)
  const description = String(schema.description ?? '')
  const most = schema.maxLength ?? schema.maxItems
  const value = page.valueAt(pointer)
  const items = page.book.resolve(schema.items)
  const kind = kindOf(schema, items, value)
  const single = kind === 'choices' ? items : schema
  const choices = choicesOf(single)
  const own = inheritedFrom(pointer)
  const inherited = own === undefined ? undefined : page.valueAt(own)
  return {
    pointer,
    kind,
    format: typeof schema.format === 'string' ? schema.format : undefined,
    types: [schema.type ?? asList(schema.enum).map((choice) => typeof choice)].flat(),
    label: String(schema.title ?? titleOfName(pointer.slice(pointer.lastIndexOf('/') + 1))),
    get help() {
      const words = sayAsShown(page.sayLabels(description, pointer), choices)
      return kind === 'richText' ? words.replace(/<[^<>]*>/g, '') : words
    },
    placeholder: kind === 'richText' ? '' : exampleIn(description),
    // An item has a button for that: emptied and removed, it would give its index to the next.
    isRequired: Array.isArray(page.valueAt(parentPointer(pointer))) || page.isRequired(pointer),
    value,
    isWords: isWords(schema),
    language: isWords(schema) ? page.languageAt(pointer) : undefined,
    isNumber: [single.type].flat().some((type) => type === 'integer' || type === 'number'),
    most: typeof most === 'number' ? most : undefined,
    least: Number(schema.minItems ?? 0),
    isUnique: schema.uniqueItems === true,
    standard: inherited ?? schema.default,
    inherited,
    choices,
    lastItem: typeof schema.lastItem === 'string' ? schema.lastItem : undefined,
  }
}

/** Whether a value, or none, may be in a field, as far as its type says. */
export function isOfType({ types }: Field, value: unknown): boolean {
  if (value === undefined || types.length === 0) return true
  if (typeof value === 'number')
    return (
      Number.isFinite(value) && (types.includes('number') || (Number.isInteger(value) && types.includes('integer')))
    )
  return types.includes(Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)
}

/** Names instead of fields: the languages of a site have tabs. */
const isMap = ({ properties, additionalProperties }: Schema) =>
  properties === undefined && typeof additionalProperties === 'object'

/** Leaves out fixed fields, and those that no author writes. */
export function fieldNames(page: OpenPage, pointer: string): string[] {
  return Object.entries(page.fieldsAt(pointer)).flatMap(([name, field]) =>
    'const' in field || field.format === 'seen' || isMap(field) ? [] : [name],
  )
}

export const itemTitle = (page: OpenPage, list: string): string =>
  String(page.book.resolve(page.schemaAt(list).items).title ?? 'Item')

/** "Heading of Banner"; "Text" for the text of a Text block. */
export const ofOwner = (label: string, owner: string): string => (label === owner ? label : `${label} of ${owner}`)
