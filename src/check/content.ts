import { type HtmlReading, readHtml } from './html'
import type { FoundValue } from './validate'

/** What check knows of a file in public/, by its address: "/images/banners/home.svg". */
export interface PublicFile {
  bytes: number
  /** For .json files: whether it is a Lottie animation. */
  isAnimation?: boolean
}

export type PublicFiles = ReadonlyMap<string, PublicFile>

/** A mistake as a rule reports it: the place is still a JSON pointer, locate.ts turns it into a line. */
export interface Draft {
  rule: string
  /** "error" unless told. */
  severity?: 'warning'
  message: string
  suggestion?: string
  /**
   * The JSON value to write in the place of the token, where that is safe to do unasked: one candidate, the same
   * meaning. locate.ts makes it a change of the text.
   */
  replacement?: unknown
  pointer: string
  /** "key" points at the field's name, "value" (the default) at what stands after it. */
  on?: 'key' | 'value'
}

/** An entry of "pages", read without trusting anything about its shape. */
export interface PageOutline {
  pointer: string
  path: string
  redirect?: string
  blocks: Record<string, unknown>[]
  entry?: Record<string, unknown>
}

/** An address in the content and the place that it stands at. */
export interface Address {
  value: string
  pointer: string
}

/** Everything a rule may look at. */
export interface Content {
  pages: PageOutline[]
  /** The first page of each path; redirects are among them. */
  byPath: Map<string, PageOutline>
  /** Those of them that an address can name: all but the ones that end in a wildcard. */
  destinations: Map<string, PageOutline>
  shared: Record<string, Record<string, unknown>>
  found: FoundValue[]
  files: PublicFiles
  /** Every rich text, read. */
  html: (HtmlReading & { pointer: string })[]
  /** Every link address: of link fields and of links inside html. */
  links: Address[]
  /** Every picture file: of picture fields and of pictures inside html. */
  images: Address[]
  /** The anchors of a page, those of its shared blocks included. */
  anchorsOf(page: PageOutline): Set<string>
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

function outlinePages(content: unknown): PageOutline[] {
  const pages = isObject(content) && Array.isArray(content.pages) ? content.pages : []
  return pages.flatMap((page, index) => {
    if (!isObject(page) || !isText(page.path)) return []
    const blocks = Array.isArray(page.blocks) ? page.blocks.map((block) => (isObject(block) ? block : {})) : []
    const redirect = isText(page.redirect) ? page.redirect : undefined
    const entry = isObject(page.entry) ? page.entry : undefined
    return [{ pointer: `/pages/${index}`, path: page.path, redirect, blocks, entry }]
  })
}

function outlineShared(content: unknown): Content['shared'] {
  const shared = isObject(content) && isObject(content.shared) ? content.shared : {}
  return Object.fromEntries(Object.entries(shared).filter(([, block]) => isObject(block))) as Content['shared']
}

/** The anchors found in the walk, by the pointer of the page or of the shared block that they stand in. */
function anchorsByHolder(found: FoundValue[]): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>()
  for (const { format, value, pointer } of found) {
    if (format !== 'anchor' || !isText(value)) continue
    const holder = pointer.split('/').slice(0, 3).join('/')
    holders.set(holder, (holders.get(holder) ?? new Set()).add(value))
  }
  return holders
}

/** Prepares what the rules look at: one pass, no judgement. */
export function readContent(value: unknown, found: FoundValue[], files: PublicFiles): Content {
  const pages = outlinePages(value)
  const byPath = new Map<string, PageOutline>()
  for (const page of pages) if (!byPath.has(page.path)) byPath.set(page.path, page)
  const holders = anchorsByHolder(found)
  const texts = (format: string) =>
    found.flatMap((item) =>
      item.format === format && isText(item.value) ? [{ value: item.value, pointer: item.pointer }] : [],
    )
  const html = texts('html').map(({ value: text, pointer }) => ({ pointer, ...readHtml(text) }))
  return {
    pages,
    byPath,
    destinations: new Map([...byPath].filter(([path]) => !path.endsWith('*'))),
    shared: outlineShared(value),
    found,
    files,
    html,
    links: [...texts('href'), ...html.flatMap(({ pointer, links }) => links.map((link) => ({ value: link, pointer })))],
    images: [
      ...texts('image'),
      ...html.flatMap(({ pointer, images }) => images.map((src) => ({ value: src, pointer }))),
    ],
    anchorsOf(page) {
      const names = page.blocks.flatMap(({ shared }) => (isText(shared) ? [`/shared/${shared}`] : []))
      return new Set([page.pointer, ...names].flatMap((holder) => [...(holders.get(holder) ?? [])]))
    },
  }
}
