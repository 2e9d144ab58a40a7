import type { Moment } from '../../schedule/local-time'
import type { Guess } from '../../text/nearest'
import type { Examples } from '../examples/find-examples'
import type { PublicFiles } from '../public-file'
import type { Annotation } from '../schema/validate'
import type { Heading } from './headings'
import type { HtmlReading } from './html'
import type { PageOutline } from './page-outline'
import type { Timetable } from './timetable'

/** An address in the content and the place that it stands at. */
export interface Address {
  value: string
  pointer: string
  /** The words of a link in a rich text. */
  words?: string
}

/** A block field whose text is the main heading of its page; without a field, the block shows one by itself. */
export interface Headline {
  type: string
  field?: string
}

/** What a rule about one page may look at: the page, and what all pages have in common. */
export interface PageContent {
  /** The page; none where a rule looks at what is outside of pages. */
  pages: PageOutline[]
  /** The site settings and the shared blocks, where a rule looks at them; none for a page. */
  outside: { pointer: string; value: unknown }[]
  shared: Record<string, Record<string, unknown>>
  annotations: Annotation[]
  /** The block fields that the schemas make main headings. */
  headlines: Headline[]
  /** A type of block in a sentence: see SchemaBook. */
  sayType(type: string): string
  /** What new blocks and pages are made from. */
  examples: Examples
  /** The environment variable for the access key of guarded pages. */
  keyVariable: string
  files: PublicFiles
  /** The time zone that the times are written in. */
  zone: string
  /** Every rich text, read. */
  html: (HtmlReading & { pointer: string; text: string })[]
  /** Every link address: of link fields and of links inside html. */
  links: Address[]
  /** Every picture file: of picture fields and of pictures inside html. */
  images: Address[]
  /** The values of some formats (or other keywords) of the walk, in its order. */
  ofFormat(format: string, ...others: string[]): Annotation[]
  /** The value at a place. */
  valueAt(pointer: string): unknown
  /** Whether a place is in a block that is hidden from visitors. */
  isHidden(pointer: string): boolean
  /** The headings of a page, from top to bottom. */
  headingsOf(page: PageOutline): Heading[]
}

/** Everything a rule about the whole site may look at. */
export interface Content extends PageContent {
  /** The whole file, as JSON. */
  value: unknown
  /** The first page of each path; redirects are among them. */
  byPath: Map<string, PageOutline>
  /** Those of them that an address can name: all but the ones that end in a wildcard. */
  destinations: Map<string, PageOutline>
  /** Which paths lead somewhere at which times. */
  timetable: Timetable
  /** The time of the check; before all dates where nothing is judged. */
  now: Moment
  /** Returns when a page was written last, where that is known. */
  lastChangeOf(page: PageOutline): Moment | undefined
  /** What a misspelt address most likely means, of the pages, of the files, or of both. */
  guessPage(address: string): Guess | undefined
  guessPlace(address: string): Guess | undefined
  /** The page whose path is nearest to a word that is no address. */
  guessPath(word: string): Guess | undefined
  /** The anchors of a page, those of its shared blocks included. */
  anchorsOf(page: PageOutline): Set<string>
  /** The pages with an anchor, by their pointers. */
  holdersOf(anchor: string): ReadonlyMap<string, PageOutline>
  /** The anchors of a page's hidden blocks, which no link reaches. */
  hiddenAnchorsOf(page: PageOutline): Set<string>
}
