import type { LanguagesOfSite } from '../../../base/shared-types/languages/languages'
import type { Guess } from '../../../base/text/nearest'
import type { ListBlocks } from '../../collections/list-query'
import type { Moment } from '../../publication-dates/local-time'
import type { HeldTypes } from '../../schema-model/block-tree'
import type { Examples } from '../../schema-model/examples/find-examples'
import type { HeldWords } from '../../schema-model/held-words'
import type { Annotation } from '../../schema-model/validation/open-validator'
import type { Translations } from '../../translations/translations'
import type { PublicFiles } from '../files/public-file'
import type { HtmlReading } from '../rich-text/html'
import type { Heading } from './headings'
import type { MadeOutline } from './lists/made-pages'
import type { PageOutline } from './page-outline'
import type { Timetable } from './timetable'
import type { TranslatedOutline } from './translated-pages'

export interface Address {
  value: string
  pointer: string
  words?: string
}

/** A block field with the main heading of its page; without a field, the whole block is one. */
export interface Headline {
  type: string
  field?: string
}

export interface RichTextField extends HtmlReading {
  pointer: string
  text: string
}

export interface PageContent {
  pages: PageOutline[]
  /** Site settings and shared blocks; empty for a page. */
  outside: { pointer: string; value: unknown }[]
  shared: Record<string, Record<string, unknown>>
  held: HeldTypes
  heldWords: HeldWords
  headlines: Headline[]
  sayType(type: string): string
  examples: Examples
  lists: ListBlocks
  /** See entryFieldsIn. */
  entryFields: ReadonlyMap<string, string>
  /** The environment variable of guarded pages' access key. */
  keyVariable: string
  files: PublicFiles
  siteUrl: unknown
  languages: LanguagesOfSite
  zone: string
  html: RichTextField[]
  links: Address[]
  images: Address[]
  /** In the order of the walk. */
  annotations(): Annotation[]
  /** Keywords other than formats work, too. */
  ofFormat(format: string, ...others: string[]): Annotation[]
  ofFormatOutside(format: string, ...others: string[]): Annotation[]
  keyed(): Annotation[]
  /** The paths that visible links lead to, by the page, shared block or part of the settings around them. */
  targets(): ReadonlyMap<string, ReadonlySet<string>>
  valueAt(pointer: string): unknown
  isHidden(pointer: string): boolean
  /** The language of what is at a place: of the page, of a shared block, of a part of the settings. */
  languageAt(pointer: string): string
  /** The shared blocks as pages of a language show them: "visit" is "visit@de" where there is one. */
  sharedIn(language: string): Content['shared']
  /** Leaves out headings in the shared blocks of a page. */
  headingsIn(holder: string): Heading[]
  headingsOf(page: PageOutline): Heading[]
}

export interface Content extends PageContent {
  /** Read what a pointer names with `valueAt`: a kept page may have moved. */
  value: unknown
  /** The first page of each path; includes redirects. */
  byPath: Map<string, PageOutline>
  repeats: PageOutline[]
  /** Pages of lists and of values, by path. */
  made: ReadonlyMap<string, MadeOutline>
  /** With the pages that are made; without paths that end in a wildcard, which no address can name. */
  destinations: Map<string, PageOutline>
  timetable: Timetable
  redirects: PageOutline[]
  /** Translations whose original is a page in the site's own language. */
  translated(): TranslatedOutline[]
  translations(): Translations
  /** The addresses of the feeds that the build writes. */
  feeds(): ReadonlySet<string>
  /** Pages with dates, and drafts. */
  dated: PageOutline[]
  /** Pages that are entries of collections. */
  entries: PageOutline[]
  now: Moment
  /** When a page was last written, if known. */
  lastChangeOf(page: PageOutline): Moment | undefined
  guessPage(address: string): Guess | undefined
  guessPlace(address: string): Guess | undefined
  guessPath(word: string): Guess | undefined
  anchorsOf(page: PageOutline): Set<string>
  holdersOf(anchor: string): ReadonlyMap<string, PageOutline>
  /** Anchors in a page's hidden blocks, which no link reaches. */
  hiddenAnchorsOf(page: PageOutline): Set<string>
}
