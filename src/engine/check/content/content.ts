import { createAddressGuesser, createGuesser, type Guess } from '../../text/nearest'
import type { FoundValue } from '../schema/validate'
import { createAnchors } from './anchors'
import { addTo } from './groups'
import { type Heading, outlineHeadings } from './headings'
import { type HtmlReading, readHtml } from './html'

/** Why a file cannot be used as what its name says; damage.ts has the words for authors. */
export type Damage =
  | { kind: 'empty' | 'forbidden' | 'cut-off' | 'no-namespace' }
  /** `found` is what it holds instead: "a web page". */
  | { kind: 'other'; found: string }
  | { kind: 'malformed'; line: number; reason: string }
  | { kind: 'too-many-pixels' | 'too-tall'; width: number; height: number }
  | { kind: 'too-heavy'; bytes: number; most: number }

/** What check knows of a file in public/, by its address: "/images/banners/home.svg". */
export interface PublicFile {
  bytes: number
  /** For pictures of pixels that can be read: their width and height as they are seen, turned as the camera noted. */
  pixels?: { width: number; height: number }
  /** For .json files: whether it is a Lottie animation. */
  isAnimation?: boolean
  /** Why it cannot be used; undefined for a sound file, and for one of a kind that is not looked into. */
  damage?: Damage
}

/** Why something in public/ is not published: its name is that of a hidden file, it is a symbolic link, or no file at all. */
export type LeftOut = 'hidden' | 'link' | 'special'

/** The files of public/ that are published, by their address. */
export interface PublicFiles extends ReadonlyMap<string, PublicFile> {
  /** What else lies in the folder. A hidden folder stands for all that is in it. */
  readonly leftOut?: ReadonlyMap<string, LeftOut>
}

/** A mistake as a rule reports it: the place is still a JSON pointer, locate.ts turns it into a line. */
export interface Draft {
  rule: string
  /** "error" where it is left out. */
  severity?: 'error' | 'warning'
  message: string
  suggestion?: string
  /**
   * The JSON value to write in the place of the token, where that is safe to do unasked: one candidate, the same
   * meaning. locate.ts makes it a change of the text.
   */
  replacement?: unknown
  /** The address in the text that `replacement` takes the place of, where it is a part of the token: a link of a rich text. */
  replaces?: string
  /** Whether `replaces` is the folder at the beginning of addresses, which ends in a slash. */
  isFolder?: boolean
  /** The address that is wrong, as the content has it. */
  address?: string
  /** What mistakes of its kind have in common (see gather-equal.ts), where it is not the address or the whole message. */
  group?: string
  /** How many items of a list are too many. */
  surplus?: number
  /** What the mistake comes from (see causes.ts): drafts with the same cause are one problem. */
  cause?: string
  /** Further places of the same mistake: the message names their lines. */
  others?: string[]
  pointer: string
  /** The file of public/ that it is about, when it is about none of pages.json's own places: waivers name it. */
  file?: string
  /** "key" points at the field's name, "value" (the default) at what stands after it. */
  on?: 'key' | 'value'
}

/** An entry of "pages", read without trusting anything about its shape. */
export interface PageOutline {
  pointer: string
  path: string
  /** Where it leads when it is an old address: a path, which may have an #anchor. */
  redirect?: string
  /** Its blocks in their order; one that is hidden from visitors is an empty object here. */
  blocks: Record<string, unknown>[]
  entry?: Record<string, unknown>
  /** False for pages that are kept out of search engines, or behind a key. */
  isIndexed: boolean
}

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

/** Everything a rule may look at. */
export interface Content {
  /** The whole file, as JSON. */
  value: unknown
  pages: PageOutline[]
  /** The first page of each path; redirects are among them. */
  byPath: Map<string, PageOutline>
  /** Those of them that an address can name: all but the ones that end in a wildcard. */
  destinations: Map<string, PageOutline>
  shared: Record<string, Record<string, unknown>>
  found: FoundValue[]
  /** The places of the main heading that the schemas know. */
  headlines: Headline[]
  /** Sentences of the catalogue's examples. */
  standIns: ReadonlySet<string>
  files: PublicFiles
  /** Every rich text, read. */
  html: (HtmlReading & { pointer: string; text: string })[]
  /** Every link address: of link fields and of links inside html. */
  links: Address[]
  /** Every picture file: of picture fields and of pictures inside html. */
  images: Address[]
  /** The values of some formats (or other keywords) of the walk, in its order. */
  ofFormat(format: string, ...others: string[]): FoundValue[]
  /** What a misspelt address most likely means, of the pages, of the files, or of both. */
  guessPage(address: string): Guess | undefined
  guessPlace(address: string): Guess | undefined
  /** The page whose path is nearest to a word that is no address. */
  guessPath(word: string): Guess | undefined
  /** Whether a place is in a block that is hidden from visitors. */
  isHidden(pointer: string): boolean
  /** The headings of a page, from top to bottom. */
  headingsOf(page: PageOutline): Heading[]
  /** The anchors of a page, those of its shared blocks included. */
  anchorsOf(page: PageOutline): Set<string>
  /** The pages with an anchor, by their pointers. */
  holdersOf(anchor: string): ReadonlyMap<string, PageOutline>
  /** The anchors of a page's hidden blocks, which no link reaches. */
  hiddenAnchorsOf(page: PageOutline): Set<string>
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const isShown = (block: unknown): block is Record<string, unknown> => isObject(block) && block.hidden !== true

/** The pointers of the blocks that are hidden from visitors. */
function hiddenBlocks(content: unknown): Set<string> {
  const { pages, shared } = isObject(content) ? content : {}
  const isHidden = (block: unknown) => isObject(block) && block.hidden === true
  const inPages = (Array.isArray(pages) ? pages : []).flatMap((page, index) =>
    isObject(page) && Array.isArray(page.blocks)
      ? page.blocks.flatMap((block, number) => (isHidden(block) ? [`/pages/${index}/blocks/${number}`] : []))
      : [],
  )
  const names = isObject(shared) ? Object.keys(shared).filter((name) => isHidden(shared[name])) : []
  return new Set([...inPages, ...names.map((name) => `/shared/${name}`)])
}

/** The block that a place is in: "/pages/3/blocks/0/id" -> "/pages/3/blocks/0", "/shared/clients/id" -> "/shared/clients". */
export const blockAround = (pointer: string) => pointer.match(/^\/pages\/\d+\/blocks\/\d+|^\/shared\/[^/]+/)?.[0] ?? ''

function outlinePages(content: unknown): PageOutline[] {
  const pages = isObject(content) && Array.isArray(content.pages) ? content.pages : []
  return pages.flatMap((page, index) => {
    if (!isObject(page) || !isText(page.path)) return []
    const blocks = Array.isArray(page.blocks) ? page.blocks.map((block) => (isShown(block) ? block : {})) : []
    const redirect = isText(page.redirect) ? page.redirect : undefined
    const entry = isObject(page.entry) ? page.entry : undefined
    const isIndexed = page.isIndexed !== false && page.guard === undefined
    return [{ pointer: `/pages/${index}`, path: page.path, redirect, blocks, entry, isIndexed }]
  })
}

function outlineShared(content: unknown): Content['shared'] {
  const shared = isObject(content) && isObject(content.shared) ? content.shared : {}
  return Object.fromEntries(Object.entries(shared).filter(([, block]) => isObject(block))) as Content['shared']
}

/** The path of an address inside the site: "/about?a=1#story" -> "/about". */
export const pathOf = (href: string): string => href.replace(/[?#].*$/s, '')

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let node = value
  for (let start = 1, end = 0; start <= pointer.length; start = end + 1) {
    end = pointer.indexOf('/', start)
    if (end < 0) end = pointer.length
    const token = pointer.slice(start, end)
    const key = token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined
    node = (node as Record<string, unknown>)[key]
  }
  return node
}

function groupByFormat(found: FoundValue[]): Map<string, FoundValue[]> {
  const groups = new Map<string, FoundValue[]>()
  for (const item of found) addTo(groups, item.format, item)
  return groups
}

/** Prepares what the rules look at: one pass, no judgement. */
export function readContent(
  value: unknown,
  found: FoundValue[],
  files: PublicFiles,
  headlines: Headline[] = [],
  standIns: ReadonlySet<string> = new Set(),
): Content {
  const pages = outlinePages(value)
  const byPath = new Map<string, PageOutline>()
  for (const page of pages) if (!byPath.has(page.path)) byPath.set(page.path, page)
  const destinations = new Map([...byPath].filter(([path]) => !path.endsWith('*')))
  const byFormat = groupByFormat(found)
  const ofFormat = (format: string, ...others: string[]) =>
    others.length === 0
      ? (byFormat.get(format) ?? [])
      : found.filter((item) => item.format === format || others.includes(item.format))
  const hidden = hiddenBlocks(value)
  const isHidden = (pointer: string) => hidden.size > 0 && hidden.has(blockAround(pointer))
  const isSeen = ({ pointer }: FoundValue) => !isHidden(pointer)
  const anchors = createAnchors(ofFormat('anchor').filter(isSeen), pages)
  const hiddenAnchors = createAnchors(
    ofFormat('anchor').filter((item) => !isSeen(item)),
    pages,
  )
  const texts = (format: string) => {
    const addresses: Address[] = []
    for (const { value, pointer } of ofFormat(format)) if (isText(value)) addresses.push({ value, pointer })
    return addresses
  }
  const html = texts('html').map(({ value: text, pointer }) => ({ pointer, text, ...readHtml(text) }))
  const links = texts('href')
  const images = texts('image')
  for (const reading of html) {
    const { pointer } = reading
    for (const [index, value] of reading.links.entries())
      links.push({ value, pointer, words: reading.linkTexts[index] })
    for (const src of reading.images) images.push({ value: src, pointer })
  }
  let headings: ReturnType<typeof outlineHeadings> | undefined
  return {
    value,
    headlines,
    standIns,
    pages,
    byPath,
    destinations,
    shared: outlineShared(value),
    found,
    isHidden,
    guessPage: createAddressGuesser(() => destinations.keys()),
    guessPlace: createAddressGuesser(() => [...destinations.keys(), ...files.keys()]),
    guessPath: createGuesser(() => destinations.keys()),
    files,
    html,
    links,
    images,
    ofFormat,
    headingsOf(page) {
      headings ??= outlineHeadings(hidden.size > 0 ? found.filter(isSeen) : found, html)
      return headings(page)
    },
    anchorsOf: anchors.of,
    holdersOf: anchors.holdersOf,
    hiddenAnchorsOf: hiddenAnchors.of,
  }
}
