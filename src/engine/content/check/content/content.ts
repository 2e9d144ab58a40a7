import type { Guess } from '../../../base/text/nearest'
import type { Moment } from '../../publication-dates/local-time'
import type { Examples } from '../../schema-model/examples/find-examples'
import type { Annotation } from '../../schema-model/validation/open-validator'
import type { PublicFiles } from '../files/public-file'
import type { HtmlReading } from '../rich-text/html'
import type { Heading } from './headings'
import type { PageOutline } from './page-outline'
import type { Timetable } from './timetable'

export interface Address {
  value: string
  pointer: string
  /** The words of a link in a rich text. */
  words?: string
}

/** A block field with the main heading of its page; without a field, the whole block is one. */
export interface Headline {
  type: string
  field?: string
}

export interface RichText extends HtmlReading {
  pointer: string
  text: string
}

/** The page, and facts that all pages share. */
export interface PageContent {
  /** Empty outside of pages. */
  pages: PageOutline[]
  /** Site settings and shared blocks; empty for a page. */
  outside: { pointer: string; value: unknown }[]
  shared: Record<string, Record<string, unknown>>
  headlines: Headline[]
  /** See SchemaBook. */
  sayType(type: string): string
  /** What new blocks and pages start with. */
  examples: Examples
  /** The environment variable of guarded pages' access key. */
  keyVariable: string
  files: PublicFiles
  /** As written in the settings. */
  siteUrl: unknown
  /** As written in the settings. */
  language: unknown
  /** The time zone of written times. */
  zone: string
  html: RichText[]
  /** Of link fields and of links in html. */
  links: Address[]
  /** Of picture fields and of pictures in html. */
  images: Address[]
  /** In the order of the walk. */
  annotations(): Annotation[]
  /** Keywords other than formats work, too. */
  ofFormat(format: string, ...others: string[]): Annotation[]
  /** At least in site settings and shared blocks. */
  ofFormatOutside(format: string, ...others: string[]): Annotation[]
  /** The values with {key} in them. */
  keyed(): Annotation[]
  /** The paths that visible links lead to, by the page, shared block or part of the settings around them. */
  targets(): ReadonlyMap<string, ReadonlySet<string>>
  valueAt(pointer: string): unknown
  isHidden(pointer: string): boolean
  /** Without those in the shared blocks of a page. */
  headingsIn(holder: string): Heading[]
  /** From top to bottom. */
  headingsOf(page: PageOutline): Heading[]
}

/** What a rule about the whole site may read. */
export interface Content extends PageContent {
  /** Read what a pointer names with `valueAt`: a kept page may have moved. */
  value: unknown
  /** The first page of each path; includes redirects. */
  byPath: Map<string, PageOutline>
  /** Pages with the path of an earlier page. */
  repeats: PageOutline[]
  /** Without paths that end in a wildcard, which no address can name. */
  destinations: Map<string, PageOutline>
  timetable: Timetable
  redirects: PageOutline[]
  /** Pages with dates, and drafts. */
  dated: PageOutline[]
  /** Pages that are entries of collections. */
  entries: PageOutline[]
  /** Before all dates if times are not checked. */
  now: Moment
  /** When a page was last written, if known. */
  lastChangeOf(page: PageOutline): Moment | undefined
  /** Guesses a misspelt address among pages, files, or both. */
  guessPage(address: string): Guess | undefined
  guessPlace(address: string): Guess | undefined
  /** The page whose path is nearest to a word. */
  guessPath(word: string): Guess | undefined
  /** Includes its shared blocks. */
  anchorsOf(page: PageOutline): Set<string>
  /** By their pointers. */
  holdersOf(anchor: string): ReadonlyMap<string, PageOutline>
  /** Anchors in a page's hidden blocks, which no link reaches. */
  hiddenAnchorsOf(page: PageOutline): Set<string>
}
