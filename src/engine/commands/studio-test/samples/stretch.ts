import { isObject } from '../../../base/shared-types/json'
import type { Schema, SchemaBook } from '../../../content/schema-model/schema-book'

export interface Extreme {
  picture: 'tall' | 'wide'
  lists: 'fewest' | 'most'
}

export const extremes: Extreme[] = [
  { picture: 'tall', lists: 'most' },
  { picture: 'wide', lists: 'fewest' },
]

const longWords = [
  'Öffentlichkeitsarbeit',
  'Rechtsschutzversicherungsgesellschaften',
  'maximilian.mustermann@landesverband-niedersachsen.example',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'https://www.example.com/animation/illustration/education',
] as const

/** Tried for a field whose form is fixed. */
const longValues = [longWords[2], longWords[4], '+44 (0) 1632 960 123 456']

/** The formats of texts that may be any words. */
const freeFormats = [undefined, 'alt', 'link-text', 'title', 'description']

/** How many list items there are where a schema sets no limit. */
const manyItems = 24

const weightOf = (value: unknown) => JSON.stringify(value).length

export const heaviest = <T>(values: readonly T[]): T | undefined =>
  values.toSorted((one, other) => weightOf(other) - weightOf(one))[0]

/** How many blocks there are in a list of blocks without a limit. */
const manyBlocks = 8

/** No two texts of a value are the same. */
export class Stretcher {
  private count = 0
  private pictures = 0
  private isInList = false

  constructor(
    private readonly book: SchemaBook,
    private readonly extreme: Extreme,
    private readonly picture: (number: number) => string,
  ) {}

  stretch(value: unknown, written: unknown): unknown {
    const schema = this.book.resolve(written)
    if (schema.enum) return value
    if (typeof value === 'string') return this.text(value, schema)
    if (Array.isArray(value)) return this.list(value, schema)
    return isObject(value) ? this.object(value, schema) : value
  }

  private object(value: Schema, schema: Schema): Schema {
    const known = this.book.fieldsOf(schema)
    const fields = Object.entries(value).flatMap(([name, inner]) => {
      const field = known[name]
      // A page has each anchor once.
      if (this.book.resolve(field).format === 'anchor') return []
      return [[name, field ? this.stretch(inner, field) : inner]]
    })
    return Object.fromEntries(fields)
  }

  private text(usual: string, { type, format, pattern, maxLength }: Schema): string {
    const most = typeof maxLength === 'number' ? maxLength : 60
    if (format === 'image') return this.#picture()
    if (format === 'html') return this.longHtml()
    if (type !== 'string' || !freeFormats.includes(format as string | undefined)) return usual
    if (typeof pattern === 'string') {
      const fits = (value: string) => value.length <= most && new RegExp(pattern, 'u').test(value)
      return longValues.find(fits) ?? usual
    }
    return this.longText(most)
  }

  private longText(most: number): string {
    this.count++
    const words = longWords.map((_, index) => longWords[(this.count + index) % longWords.length])
    const text = `${words.join(' ')} ${this.count} `.repeat(Math.ceil(most / 40))
    return text.slice(0, most).trim()
  }

  /** More addresses than a list of pictures has, and fewer than the page. */
  #picture = (): string => this.picture(++this.pictures % 20)

  private longHtml(): string {
    const [one, two, address] = longWords
    return `<p>${this.longText(160)} <strong>${one}</strong> <a href="mailto:${address}">${address}</a></p><h3>${one}</h3><ul><li>${two}</li><li>${this.longText(80)}</li></ul><blockquote><p>${one}</p></blockquote><p><img src="${this.#picture()}" alt="${this.longText(40)}"></p>`
  }

  private list(usual: unknown[], { holds, items, minItems, maxItems, uniqueItems }: Schema): unknown[] {
    if (Array.isArray(holds))
      return this.blocks(usual.filter(isObject), Number(minItems ?? 1), Number(maxItems ?? manyBlocks))
    const item = this.book.resolve(items)
    // Names that are given elsewhere are not repeated.
    const isOpen = !uniqueItems && (item.type === 'object' || freeFormats.includes(item.format as string | undefined))
    const stretched = (values: unknown[]) => (isOpen ? values.map((value) => this.stretch(value, items)) : values)
    if (this.extreme.lists === 'fewest') return stretched(usual.slice(0, Number(minItems ?? 0) || 1))
    // Of the lists in a list only those of the first item are long.
    if (!isOpen || this.isInList || usual.length === 0) return stretched(usual)
    const fullest = heaviest(usual)
    const first = this.stretch(fullest, items)
    this.isInList = true
    const others = stretched(Array.from({ length: Number(maxItems ?? manyItems) - 1 }, () => fullest))
    this.isInList = false
    return [first, ...others]
  }

  /** Only the first block within a block is repeated: a list of lists would be endless. */
  private blocks(usual: Schema[], least: number, most: number): unknown[] {
    const count = this.extreme.lists === 'fewest' ? least : this.isInList ? usual.length : Math.max(most, usual.length)
    const wasInList = this.isInList
    this.isInList = true
    const many = Array.from({ length: usual.length === 0 ? 0 : count }, (_, at) => usual[at % usual.length] as Schema)
    const stretched = many.map((block) => this.stretch(block, this.book.block(block.type)))
    this.isInList = wasInList
    return stretched
  }
}
