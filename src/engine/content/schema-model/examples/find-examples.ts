import { asList, isObject } from '../../../base/shared-types/json'
import { getOrAdd } from '../../../base/shared-types/maps'
import { isWords, type Schema, type SchemaBook } from '../schema-book'
import type { Schemas } from '../schemas'

export interface ExampleText {
  names: string[]
  text: string
}

/** List items share one place. */
export interface ExamplePart {
  samples: ExampleText[][]
  fields: Map<string, ExamplePart>
  /** A list of blocks: the words of each are with those of its type. */
  isHeld?: boolean
}

/** The words of new blocks and pages, which must not be published. */
export interface Examples {
  sentences: ReadonlySet<string>
  /** The placeholders of new blocks and pages, in brackets. */
  placeholders: ReadonlySet<string>
  blocks: ReadonlyMap<string, ExamplePart>
}

export const noExamples: Examples = { sentences: new Set(), placeholders: new Set(), blocks: new Map() }

/** The innermost paragraphs and list items of a rich text. */
export const passagesIn = (html: string): string[] =>
  html.match(/<(p|li|h[2-6])>(?:(?!<\/?(?:p|li|h[2-6])>)[\s\S])*<\/\1>/g) ?? []

export const countWords = (text: string): number =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

/** At least four words with a full stop: two authors hardly write the same. */
export const isSentence = (text: string) => /[.!?](?:<\/[^<>]*>)*$/.test(text) && countWords(text) >= 4

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part)
}

/** Headings and labels do not: anyone may write "What we do". */
const isTelling = (schema: Schema) =>
  isWords(schema) && schema.headingLevel === undefined && schema.format !== 'link-text' && schema.format !== 'label'

const sampleText = (text: string, ...names: string[]): ExampleText => ({ names, text })

/** A price, a year, opening hours: others have the same. */
const isFigure = (text: string) => /\p{N}/u.test(text)

function sampleOf(value: Schema, fields: Record<string, Schema>, book: SchemaBook): ExampleText[] {
  const sample: ExampleText[] = []
  for (const [name, field] of Object.entries(value)) {
    const schema = book.resolve(fields[name])
    if (typeof field === 'string' && isTelling(schema) && !isFigure(field)) sample.push(sampleText(field, name))
    if (isPictureOf(schema, book) && isObject(field) && typeof field.alt === 'string')
      sample.push(sampleText(field.alt, name, 'alt'))
  }
  return sample
}

const isPictureOf = (schema: Schema, book: SchemaBook) => book.resolve(book.fieldsOf(schema).alt).format === 'alt'

type Parts = Map<string, ExamplePart>

const emptyPart = (): ExamplePart => ({ samples: [], fields: new Map() })

function addTo(part: ExamplePart, value: unknown, written: unknown, book: SchemaBook, parts: Parts): void {
  const schema = book.resolve(written)
  if (Array.isArray(schema.holds)) {
    part.isHeld = true
    for (const block of asList(value).filter(isObject))
      addTo(getOrAdd(parts, String(block.type), emptyPart), block, book.block(block.type), book, parts)
    return
  }
  if (Array.isArray(value)) for (const item of value) addTo(part, item, schema.items, book, parts)
  if (!isObject(value)) return
  const fields = book.fieldsOf(schema)
  const sample = sampleOf(value, fields, book)
  if (sample.length > 0) part.samples.push(sample)
  for (const [name, field] of Object.entries(value)) {
    const inside = book.resolve(fields[name])
    // The words about a placeholder film are always the same.
    if (typeof field !== 'object' || inside.format === 'stand-in' || isPictureOf(inside, book)) continue
    addTo(getOrAdd(part.fields, name, emptyPart), field, fields[name], book, parts)
  }
}

/** The titles of all fields: `toPlaceholder` writes them in brackets. */
function* titlesIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return
  if ('title' in schema && typeof schema.title === 'string') yield schema.title
  for (const part of Object.values(schema)) yield* titlesIn(part)
}

export function findExamples(schemas: Schemas, book: SchemaBook): Examples {
  const blocks: Parts = new Map(book.blockTypes.map((type) => [type, emptyPart()]))
  for (const [type, part] of blocks) {
    const schema = book.block(type)
    addTo(part, schema?.examples, { items: schema }, book, blocks)
  }
  const texts = book.blockTypes.flatMap((type) => [...textsIn(book.block(type)?.examples)])
  const pages = ['page.schema.json', ...book.templateNames.map((name) => `templates/${name}.schema.json`)]
  const brackets = pages
    .flatMap((file) => [...textsIn((schemas[file] as Schema | undefined)?.examples)])
    .map((text) => text.replace(/<[^<>]*>/g, ''))
    .filter((text) => /^\[.*\]$/.test(text))
  return {
    sentences: new Set(texts.flatMap((text) => [text, ...passagesIn(text)]).filter(isSentence)),
    placeholders: new Set([...brackets, ...[...titlesIn(schemas)].map((title) => `[${title}]`)]),
    blocks,
  }
}
