import {
  asObject,
  isAtOrBelow,
  isObject,
  parentPointer,
  unescapeToken,
  valueAt,
} from '../../../../base/shared-types/json'
import { type LanguagesOfSite, readLanguages } from '../../../../base/shared-types/languages/languages'
import { sharedNameIn, splitSharedName } from '../../../../base/shared-types/languages/shared-names'
import { lazy } from '../../../../base/shared-types/lazy'
import type { Problem } from '../../../../base/shared-types/problem'
import { shortenWords } from '../../../../base/text/language/shorten'
import { blocksAround } from '../../../../content/schema-model/block-tree'
import { conditionsOf } from '../../../../content/schema-model/conditions'
import { nameInner } from '../../../../content/schema-model/say-place'
import { isWords, type Schema, type SchemaBook } from '../../../../content/schema-model/schema-book'
import type { PageText } from '../../../edited-site/overview'
import { type OpenBlock, type OpenList, openBlocks } from './open-blocks'
import { sayLabels } from './say-labels'
import { wordsOfRichText } from './words-of-rich-text'

interface Source {
  pointer: string
  raw: string
  value: unknown
}

const maxWordsLength = 48

export class OpenPage {
  readonly text: PageText
  readonly pointer: string
  /** Also those in others, in reading order. */
  readonly blocks: OpenBlock[]
  readonly lists: OpenList[]
  readonly languages: LanguagesOfSite
  /** Other pages are missing. */
  private readonly content: Record<'site' | 'shared' | 'collections' | 'pages' | 'waivers' | 'seen', unknown>
  private readonly sources: Source[]

  constructor(
    text: PageText,
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
    const addPart = (part: string, raw: string | undefined): unknown => {
      if (raw === undefined) return undefined
      const value: unknown = JSON.parse(raw)
      this.sources.push({ pointer: part, raw, value })
      return value
    }
    const parts = { waivers: addPart('/waivers', waivers), seen: addPart('/seen', text.seen) }
    // Only declared ones are asked for.
    const collections = Object.fromEntries((text.collections ?? []).map(({ name }) => [name, {}]))
    this.content = { site: this.sources[1]?.value, shared: Object.fromEntries(own), collections, pages, ...parts }
    this.languages = readLanguages(this.content.site)
    this.text = { ...text, problems: text.problems.map((problem) => this.inLabels(problem)) }
    const { blocks, lists } = openBlocks(this)
    this.blocks = blocks
    this.lists = lists
  }

  get language(): string {
    return this.languages.of(this.text.path)
  }

  /** The language of the words at a place. */
  languageAt(pointer: string): string {
    if (isAtOrBelow(pointer, this.pointer)) return this.language
    const [, part, name = '', language] = pointer.split('/').map(unescapeToken)
    const own = part === 'shared' ? splitSharedName(name)[1] : name === 'languages' ? language : undefined
    return own ?? this.languages.own
  }

  /** The page that this one translates. */
  readonly original = lazy(() => {
    const { original, ...text } = this.text
    return original && new OpenPage({ ...text, ...original, problems: [] }, this.book)
  })

  /** The name of a shared block as this page shows it. */
  sharedName = (name: string): string => sharedNameIn(this.language, name, asObject(this.content.shared))

  sayLabels = (message: string, pointer: string): string => sayLabels(message, pointer, this.book, this.content)

  private inLabels({ data, others, ...problem }: Problem): Problem {
    const say = (message: string) => this.sayLabels(message, problem.pointer)
    return {
      ...problem,
      message: say(problem.message),
      ...(data && { data: { ...data, words: say(data.words) } }),
      ...(others && { others: others.map((one) => ({ ...one, message: one.message && say(one.message) })) }),
    }
  }

  holds = (pointer: string): boolean => this.sources.some((one) => isAtOrBelow(pointer, one.pointer))

  canHold = (pointer: string): boolean => this.holds(pointer) && isObject(this.valueAt(parentPointer(pointer)))

  sourceOf(pointer: string): { pointer: string; raw: string } {
    const source = this.sources.find((one) => isAtOrBelow(pointer, one.pointer))
    if (!source) throw new Error(`"${pointer}" is not on the open page.`)
    return source
  }

  with(pointer: string, raw: string): OpenPage {
    const { text } = this
    const shared = text.shared.map((one) => (one.pointer === pointer ? { ...one, raw } : one))
    const changed = {
      ...(pointer === this.pointer && { raw }),
      ...(pointer === '/site' && { site: raw }),
      ...(pointer === '/waivers' && { waivers: raw }),
      ...(pointer === '/seen' && { seen: raw }),
    }
    return new OpenPage({ ...text, problems: [], shared, ...changed }, this.book)
  }

  isConditional = (pointer: string): boolean => conditionsOf(this.book.objectAt(pointer, this.content)).length > 0

  valueAt = (pointer: string): unknown => valueAt(this.content, pointer)

  schemaAt = (pointer: string): Schema => this.book.at(pointer, this.content)

  fieldsAt = (pointer: string): Record<string, Schema> => this.book.fieldsAt(pointer, this.content)

  /** The value and its list may be missing. */
  schemaOf(pointer: string): Schema {
    const isItem = /\/\d+$/.test(pointer)
    return isItem ? this.book.resolve(this.schemaAt(parentPointer(pointer)).items) : this.schemaAt(pointer)
  }

  isRequired = (pointer: string): boolean => this.book.isRequired(pointer, this.content)

  wordsAt(pointer: string): string {
    const name = this.namingField(this.valueAt(pointer))
    const words = name === undefined ? '' : String(this.valueAt(`${pointer}/${name}`))
    return shortenWords(wordsOfRichText(words), maxWordsLength)
  }

  /** Whether the words of a block are a line of its own, and not the beginning of a longer text. */
  isHeaded(pointer: string): boolean {
    const name = this.namingField(this.valueAt(pointer))
    return name !== undefined && this.schemaAt(`${pointer}/${name}`).format !== 'html'
  }

  /** The innermost block that a pointer is in. */
  blockAt(pointer: string): OpenBlock | undefined {
    const around = this.blocks.filter((one) => isAtOrBelow(pointer, one.pointer) || isAtOrBelow(pointer, one.place))
    return around.find((one) => around.every((other) => other.pointer.length <= one.pointer.length))
  }

  /** "Column 1", of a list in a block. */
  nameOfList(pointer: string): string {
    const places = blocksAround(this.content, `${pointer}/0`, this.book.held)
    const [first = '', ...others] = nameInner(places, this.book).at(-1)?.steps.join(', ') ?? ''
    return first.toUpperCase() + others.join('')
  }

  /** Its heading, else its first words. */
  private namingField(block: unknown): string | undefined {
    if (!isObject(block)) return undefined
    const fields = Object.entries(this.book.fieldsOf(this.book.block(String(block.type))))
    const heading = fields.find(([, schema]) => 'headingLevel' in schema)?.[0]
    const named = [heading, ...fields.filter(([, schema]) => isWords(this.book.resolve(schema))).map(([name]) => name)]
    return named.find((name) => name !== undefined && typeof block[name] === 'string')
  }
}
