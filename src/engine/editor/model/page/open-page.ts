import type { Schema, SchemaBook } from '../../../check/explain/schema-book'
import { escapeToken, isObject, parentPointer, valueAt } from '../../../model/json'
import type { PageText } from '../../../store/overview'

/** A part of pages.json that the editor has before it: a page, a shared block, the settings. */
interface Source {
  pointer: string
  raw: string
  value: unknown
}

/** A block of a page, as the editor's parts speak of it. */
export interface OpenBlock {
  /** Its place on the page, from 0. */
  index: number
  /** Where it stands on its page: "/pages/3/blocks/1". */
  place: string
  /** Where it is written: its place, or that of a shared block: "/shared/clients". */
  pointer: string
  type: string
  /** What authors call its type: "Film grid". */
  title: string
  /** The words it is known by: its heading, or its first text. */
  words: string
  /** Whether it is hidden from visitors. */
  isHidden: boolean
  /** Of a shared block: its name, and the paths of the pages that show it. */
  shared?: { name: string; pages: string[] }
}

const maxWordsLength = 48

const shorten = (words: string) =>
  words.length > maxWordsLength ? `${words.slice(0, maxWordsLength - 1).trimEnd()}…` : words

/** What visitors read of a text, without its tags. */
const plain = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Fields of these formats are addresses and names, which nobody knows a block by. */
const isWords = (schema: Schema) =>
  schema.type === 'string' && (schema.format === undefined || ['html', 'quote'].includes(String(schema.format)))

/** A page as it is written, opened by the schemas: its blocks, and the value and the schema of every place. */
export class OpenPage {
  readonly pointer: string
  readonly blocks: OpenBlock[]
  /** The part of the content that the sources make up: pages that are not open are missing in it. */
  private readonly content: Record<'site' | 'shared' | 'pages' | 'waivers', unknown>
  private readonly sources: Source[]

  constructor(
    readonly text: PageText,
    readonly book: SchemaBook,
  ) {
    const { pointer, raw, shared, site, waivers } = text
    this.pointer = pointer
    this.sources = [
      { pointer, raw, value: JSON.parse(raw) },
      { pointer: '/site', raw: site, value: JSON.parse(site) },
      ...shared.map((block) => ({ pointer: block.pointer, raw: block.raw, value: JSON.parse(block.raw) })),
    ]
    const pages: unknown[] = []
    pages[Number(pointer.split('/')[2])] = this.sources[0]?.value
    const own = this.sources.slice(2).map((source, index) => [shared[index]?.name, source.value])
    const waived = waivers === undefined ? undefined : JSON.parse(waivers)
    if (waivers !== undefined) this.sources.push({ pointer: '/waivers', raw: waivers, value: waived })
    this.content = { site: this.sources[1]?.value, shared: Object.fromEntries(own), pages, waivers: waived }
    const blocks = valueAt(this.sources[0]?.value, '/blocks')
    this.blocks = (Array.isArray(blocks) ? blocks : []).map((block, index) => this.openBlock(block, index))
  }

  /** Whether a place lies in what the page shows. */
  holds = (pointer: string): boolean => this.sources.some((one) => `${pointer}/`.startsWith(`${one.pointer}/`))

  /** Whether a field stands at a place, or could be written there. */
  canHold = (pointer: string): boolean => this.holds(pointer) && isObject(this.valueAt(parentPointer(pointer)))

  /** Returns the text of a source that a place lies in, and where the source stands. */
  sourceOf(pointer: string): { pointer: string; raw: string } {
    const source = this.sources.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`))
    if (!source) throw new Error(`"${pointer}" is not on the open page.`)
    return source
  }

  valueAt = (pointer: string): unknown => valueAt(this.content, pointer)

  schemaAt = (pointer: string): Schema => this.book.at(pointer, this.content)

  fieldsAt = (pointer: string): Record<string, Schema> => this.book.fieldsAt(pointer, this.content)

  /** Returns the schema of a value that may not be there yet, in a list that may not be there yet. */
  schemaOf(pointer: string): Schema {
    const isItem = /\/\d+$/.test(pointer)
    return isItem ? this.book.resolve(this.schemaAt(parentPointer(pointer)).items) : this.schemaAt(pointer)
  }

  isRequired = (pointer: string): boolean => this.book.isRequired(pointer, this.content)

  /** Returns the words that the block at a place is known by; empty where it has none. */
  wordsAt(pointer: string): string {
    const block = this.valueAt(pointer)
    return shorten(this.wordsOf(block, isObject(block) ? String(block.type) : ''))
  }

  private openBlock(written: unknown, index: number): OpenBlock {
    const place = `${this.pointer}/blocks/${index}`
    const name = isObject(written) && typeof written.shared === 'string' ? written.shared : undefined
    const shared = this.text.shared.find((block) => block.name === name)
    const pointer = name === undefined ? place : `/shared/${escapeToken(name)}`
    const block = this.valueAt(pointer)
    const type = isObject(block) ? String(block.type) : ''
    return {
      index,
      place,
      pointer,
      type,
      title: String(this.book.block(type)?.title ?? type),
      words: shorten(this.wordsOf(block, type)),
      isHidden: isObject(block) && block.hidden === true,
      shared: shared && { name: shared.name, pages: shared.pages },
    }
  }

  /** Returns the words that a block is known by: its heading, else the first text of its own. */
  private wordsOf(block: unknown, type: string): string {
    if (!isObject(block)) return ''
    const fields = Object.entries(this.book.fieldsOf(this.book.block(type)))
    const heading = fields.find(([, schema]) => 'headingLevel' in schema)?.[0]
    const named = [heading, ...fields.filter(([, schema]) => isWords(this.book.resolve(schema))).map(([name]) => name)]
    const words = named
      .map((name) => (name === undefined ? undefined : block[name]))
      .find((text) => typeof text === 'string')
    return plain(String(words ?? ''))
  }
}
