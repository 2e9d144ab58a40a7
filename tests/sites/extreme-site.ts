import { posix } from 'node:path'
import sharp from 'sharp'
import { examples, readAt, schemas, small } from './mutation-site'

/** How far the content of a page goes: the form of its pictures, how much stands in its lists, how long its words are. */
interface Extreme {
  picture: 'upright' | 'wide'
  lists: 'fewest' | 'most'
  words: 'usual' | 'long'
}

const extremes: Extreme[] = [
  { picture: 'upright', lists: 'fewest', words: 'long' },
  { picture: 'upright', lists: 'most', words: 'usual' },
  { picture: 'wide', lists: 'fewest', words: 'usual' },
  { picture: 'wide', lists: 'most', words: 'long' },
]

/** The sizes of the pictures in pixels, and what they are saved as when they are not drawn as svg. */
const pictures = {
  upright: { width: 300, height: 750, ending: 'png' },
  wide: { width: 900, height: 300, ending: 'jpeg' },
}

interface Schema {
  $ref?: string
  type?: string
  default?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
}

const longWords = [
  'Öffentlichkeitsarbeit',
  'Rechtsschutzversicherungsgesellschaften',
  'maximilian.mustermann@thimblemouse-animation.example',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'https://www.example.com/animation/illustration/education',
] as const
/** What is tried for a field whose form is fixed. */
const longValues = [longWords[2], longWords[4], '+44 (0) 1632 960 123 456']
/** The formats of texts that may be any words. */
const freeFormats = [undefined, 'alt', 'link-text', 'title', 'description']

/** The schema that a field's schema refers to, and the file that it stands in. */
function follow(schema: Schema, file: string): { schema: Schema; file: string } {
  if (!schema.$ref) return { schema, file }
  const [path = '', pointer = ''] = schema.$ref.split('#')
  const target = path ? posix.join(posix.dirname(file), path) : file
  return follow(readAt(schemas[target], pointer.split('/').slice(1)) as Schema, target)
}

const weightOf = (value: unknown) => JSON.stringify(value).length
const heaviest = <T>(values: T[]): T | undefined => values.toSorted((one, other) => weightOf(other) - weightOf(one))[0]

/** Makes values as extreme as their schemas allow. No two of its words are the same. */
class Stretcher {
  #count = 0
  #pictures = 0
  #isInList = false

  constructor(
    readonly extreme: Extreme,
    readonly ending: string,
  ) {}

  /** The value in an extreme form. `schema` is a reference from `origin`, a file of the schemas folder. */
  stretch(value: unknown, reference: Schema, origin = 'page.schema.json'): unknown {
    const { schema, file } = follow(reference, origin)
    if (schema.enum) return value
    if (typeof value === 'string') return this.#text(value, schema)
    if (Array.isArray(value)) return this.#list(value, schema, file)
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).flatMap(([name, inner]) => {
      const field = schema.properties?.[name]
      // Anchors are for links, and a page has each of them once.
      if (field && follow(field, file).schema.format === 'anchor') return []
      return [[name, field ? this.stretch(inner, field, file) : inner]]
    })
    return Object.fromEntries(fields)
  }

  #text(usual: string, { type, format, pattern, maxLength = 60 }: Schema): string {
    const { words } = this.extreme
    if (format === 'image') return this.#picture()
    if (format === 'html') return words === 'long' ? this.#longHtml() : usual + this.#htmlPicture()
    if (type !== 'string' || !freeFormats.includes(format)) return usual
    if (pattern) {
      const fits = (value: string) => value.length <= maxLength && new RegExp(pattern, 'u').test(value)
      return (words === 'long' && longValues.find(fits)) || usual
    }
    return words === 'long' ? this.#longText(maxLength) : `${usual.slice(0, maxLength - 4)} ${++this.#count}`
  }

  #longText(most: number): string {
    this.#count++
    const words = longWords.map((_, index) => longWords[(this.#count + index) % longWords.length])
    return `${words.join(' ')} ${this.#count} `
      .repeat(Math.ceil(most / 40))
      .slice(0, most)
      .trim()
  }

  /** One of a few addresses: more than stand in any list of pictures, and not as many as the page has. */
  #picture(): string {
    return `/images/${++this.#pictures % 20}-${this.extreme.picture}.${this.ending}`
  }

  #htmlPicture(): string {
    return `<p><img src="${this.#picture()}" alt="${this.#longText(40)}"></p>`
  }

  #longHtml(): string {
    const [one, two, address] = longWords
    return `<p>${this.#longText(160)} <strong>${one}</strong> <a href="mailto:${address}">${address}</a></p><h3>${one}</h3><ul><li>${two}</li><li>${this.#longText(80)}</li></ul><blockquote><p>${one}</p></blockquote>${this.#htmlPicture()}`
  }

  #list(usual: unknown[], { items = {}, minItems = 0, maxItems = 0, uniqueItems }: Schema, file: string): unknown[] {
    const { schema } = follow(items, file)
    // Lists of names that are given elsewhere are not made longer.
    const isOpen = !uniqueItems && (schema.type === 'object' || freeFormats.includes(schema.format))
    const stretched = (values: unknown[]) => (isOpen ? values.map((value) => this.stretch(value, items, file)) : values)
    if (this.extreme.lists === 'fewest') return stretched(usual.slice(0, minItems || 1))
    // Of the lists in a list only those of the first item are long.
    if (!isOpen || this.#isInList) return stretched(usual)
    const fullest = heaviest(usual)
    const first = this.stretch(fullest, items, file)
    this.#isInList = true
    const others = stretched(Array.from({ length: maxItems - 1 }, () => fullest))
    this.#isInList = false
    return [first, ...others]
  }
}

/** Every form of every block: its examples, and the fullest of them with each of its switches at the other values. */
function formsOfBlocks(): { type: string }[] {
  const types = [...new Set(examples.map(({ type }) => type))]
  return types.flatMap((type) => {
    const { properties = {} } = schemas[`blocks/${type}.schema.json`] as Schema
    const own = examples.filter((each) => each.type === type).map(({ example }) => example as { type: string })
    const fullest = heaviest(own) as { type: string; [field: string]: unknown }
    const switched = Object.entries(properties).flatMap(([name, field]) => {
      const choices = field.type === 'boolean' ? [true, false] : (field.enum ?? [])
      const now = fullest[name] ?? field.default
      // A choice that nothing is said of until it is made may exclude others.
      return now === undefined
        ? []
        : choices.filter((choice) => choice !== now).map((choice) => ({ ...fullest, [name]: choice }))
    })
    return [...own, ...switched]
  })
}

/** A page with half of the forms of every block, and its twin, whose pictures are svg of the same size. */
interface Twins {
  path: string
  twin: string
}

/** All forms are more blocks than the schema allows on one page. */
const halves = [0, 1]

const pathsOf = ({ picture, lists, words }: Extreme, half: number): Twins => {
  const path = `/${picture}-${lists}-${words}-${half + 1}`
  return { path, twin: `${path}-svg` }
}

/** The pages of extremeSite() with every form of every block. */
export const extremePages: Twins[] = extremes.flatMap((extreme) => halves.map((half) => pathsOf(extreme, half)))

/** Twins have one title: blocks show it, too. */
function pageOf(extreme: Extreme, half: number, path: string, ending: string) {
  const stretcher = new Stretcher(extreme, ending)
  const forms = formsOfBlocks()
  const middle = Math.ceil(forms.length / 2)
  return {
    path,
    title: [...Object.values(extreme), half + 1].join(', '),
    description: 'Every block in every form.',
    layout: extreme.lists === 'most' ? 'main' : 'goodHour',
    blocks: forms
      .slice(half ? middle : 0, half ? undefined : middle)
      .map((block) => stretcher.stretch(block, { $ref: `blocks/${block.type}.schema.json` })),
  }
}

/** A site whose content goes as far as the schemas let it: a page for each extreme, and a frame with long words and menus. */
export function extremeSite() {
  const frame = new Stretcher({ picture: 'wide', lists: 'most', words: 'long' }, pictures.wide.ending)
  const pages = small.pages.map(({ entry, ...page }: { entry?: unknown }) =>
    entry ? { ...page, entry: frame.stretch(entry, { $ref: '#/$defs/entry' }) } : page,
  )
  const extreme = extremes.flatMap((one) =>
    halves.flatMap((half) => {
      const { path, twin } = pathsOf(one, half)
      return [pageOf(one, half, path, pictures[one.picture].ending), pageOf(one, half, twin, 'svg')]
    }),
  )
  return { ...small, site: frame.stretch(small.site, { $ref: 'site.schema.json' }), pages: [...pages, ...extreme] }
}

/** The pictures that extremeSite() names, by their addresses. */
export async function extremePictures(site: object): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>()
  for (const [name, { width, height, ending }] of Object.entries(pictures)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0f8b7f"/><ellipse cx="50%" cy="50%" rx="49%" ry="49%" fill="#ffb52e"/></svg>`
    drawn.set(`${name}.svg`, Buffer.from(svg))
    drawn.set(
      `${name}.${ending}`,
      await sharp(Buffer.from(svg))
        .toFormat(ending as 'png' | 'jpeg')
        .toBuffer(),
    )
  }
  const named = JSON.stringify(site).matchAll(/\/images\/\d+-([a-z]+\.[a-z]+)/g)
  return new Map([...named].map(([address, kind = '']) => [address, drawn.get(kind) as Buffer]))
}
