import { addTo } from '../../model/groups'
import { asObject, blocksIn, isObject, pagesIn, valueAt } from '../../model/json'
import type { Moment } from '../../schedule/local-time'
import { plannedSpan, publicSpan, redirectAfter, zoneOf } from '../../schedule/page-times'
import { allTime } from '../../schedule/span'
import { createAddressGuesser, createGuesser } from '../../text/nearest'
import { type Examples, noExamples } from '../examples/find-examples'
import type { PublicFiles } from '../public-file'
import type { Annotation } from '../schema/validate'
import { createAnchors } from './anchors'
import type { Address, Content, Headline, PageContent, RichText } from './content'
import { gatherHeadings, outlineHeadings } from './headings'
import { blockAround } from './holders'
import { readHtml } from './html'
import { findTargets } from './page-graph'
import type { PageOutline } from './page-outline'
import { createTimetable } from './timetable'

const isText = (value: unknown): value is string => typeof value === 'string'

const isShown = (block: unknown): block is Record<string, unknown> => isObject(block) && block.hidden !== true

const isHiddenBlock = (block: unknown) => isObject(block) && block.hidden === true

const hiddenOnPage = (page: unknown, pointer: string): string[] =>
  blocksIn(page).flatMap((block, index) => (isHiddenBlock(block) ? [`${pointer}/blocks/${index}`] : []))

function hiddenBlocks(content: unknown): Set<string> {
  const { shared } = asObject(content)
  const inPages = pagesIn(content).flatMap((page, index) => hiddenOnPage(page, `/pages/${index}`))
  const names = isObject(shared) ? Object.keys(shared).filter((name) => isHiddenBlock(shared[name])) : []
  return new Set([...inPages, ...names.map((name) => `/shared/${name}`)])
}

/** Returns the outline of a page; none where it has no path. */
function outlinePage(page: unknown, pointer: string, zone: string): PageOutline[] {
  if (!isObject(page) || !isText(page.path)) return []
  const blocks = blocksIn(page).map((block) => (isShown(block) ? block : {}))
  const redirect = isText(page.redirect) ? page.redirect : undefined
  const entry = isObject(page.entry) ? page.entry : undefined
  const isIndexed = page.isIndexed !== false && page.guard === undefined
  const outline = { pointer, path: page.path, redirect, blocks, entry, isIndexed }
  if (redirect !== undefined) return [{ ...outline, planned: allTime, public: allTime }]
  const times = { planned: plannedSpan(page, zone), public: publicSpan(page, zone) }
  return [{ ...outline, ...times, redirectAfter: redirectAfter(page) }]
}

function outlineShared(content: unknown): Content['shared'] {
  const shared = asObject(asObject(content).shared)
  return Object.fromEntries(Object.entries(shared).filter(([, block]) => isObject(block))) as Content['shared']
}

function listOutside(content: unknown, shared: Content['shared']): Content['outside'] {
  const site = isObject(content) ? [{ pointer: '/site', value: content.site }] : []
  return [...site, ...Object.entries(shared).map(([name, value]) => ({ pointer: `/shared/${name}`, value }))]
}

function createFormatIndex(annotations: Annotation[]): Content['ofFormat'] {
  const groups = new Map<string, Annotation[]>()
  for (const item of annotations) addTo(groups, item.format, item)
  return (...formats) => {
    const [first = '', ...others] = formats.filter((format) => groups.has(format))
    return others.length === 0
      ? (groups.get(first) ?? [])
      : annotations.filter(({ format }) => format === first || others.includes(format))
  }
}

function textsOf(format: string, ofFormat: Content['ofFormat']): Address[] {
  const addresses: Address[] = []
  for (const { value, pointer } of ofFormat(format)) if (isText(value)) addresses.push({ value, pointer })
  return addresses
}

const readRichTexts = (ofFormat: Content['ofFormat']): RichText[] =>
  textsOf('html', ofFormat).map(({ value: text, pointer }) => ({ pointer, text, ...readHtml(text) }))

function readAddresses(ofFormat: Content['ofFormat'], html: RichText[]): Pick<Content, 'links' | 'images'> {
  const links = textsOf('href', ofFormat)
  const images = textsOf('image', ofFormat)
  for (const reading of html) {
    const { pointer } = reading
    for (const [index, value] of reading.links.entries())
      links.push({ value, pointer, words: reading.linkTexts[index] })
    for (const src of reading.images) images.push({ value: src, pointer })
  }
  return { links, images }
}

/** What rules need besides the content. */
export interface ReadOptions {
  headlines?: Headline[]
  sayType?: Content['sayType']
  examples?: Examples
  keyVariable?: string
  now?: Moment
  lastChangeOf?: Content['lastChangeOf']
}

export type KnownPages = Pick<Content, 'pages' | 'html' | 'keyed' | 'targets' | 'headingsIn'>

export interface PageSource {
  pointer: string
  value: unknown
  annotations: Annotation[]
  /** Read again if missing. */
  html?: RichText[]
}

/** `around` is the content outside of pages. */
export function readPage({ pointer, value: page, annotations, html }: PageSource, around: PageContent): PageContent {
  const { shared, headlines, sayType, examples, keyVariable, files, siteUrl, zone } = around
  const hidden = new Set(hiddenOnPage(page, pointer))
  const isHidden = (place: string) => (hidden.size > 0 && hidden.has(blockAround(place))) || around.isHidden(place)
  const ofFormat = createFormatIndex(annotations)
  const richTexts = html ?? readRichTexts(ofFormat)
  let headings: ReturnType<typeof outlineHeadings> | undefined
  const headingsIn = (holder: string) => {
    if (holder !== pointer) return around.headingsIn(holder)
    headings ??= outlineHeadings(
      hidden.size > 0 ? annotations.filter((item) => !isHidden(item.pointer)) : annotations,
      richTexts,
    )
    return headings(holder)
  }
  return {
    ...{ shared, headlines, sayType, examples, keyVariable, files, siteUrl, zone },
    pages: outlinePage(page, pointer, zone),
    outside: [],
    annotations,
    html: richTexts,
    ...readAddresses(ofFormat, richTexts),
    ofFormat,
    valueAt: (place) => (place.startsWith(`${pointer}/`) ? valueAt(page, place.slice(pointer.length)) : undefined),
    isHidden,
    headingsIn,
    headingsOf: (outline) => gatherHeadings(outline, headingsIn),
  }
}

const isDated = ({ planned, public: seen }: PageOutline): boolean =>
  [planned, seen].some(({ from, until }) => from !== allTime.from || until !== allTime.until)

export const findKeyed = (annotations: Annotation[]): Annotation[] =>
  annotations.filter(({ value }) => isText(value) && value.includes('{key}'))

/** Prepares the content for rules, in one pass. */
export function readContent(
  value: unknown,
  annotations: Annotation[],
  files: PublicFiles,
  {
    headlines = [],
    sayType = (type) => `${type} block`,
    examples = noExamples,
    keyVariable = '',
    now = allTime.from,
    lastChangeOf = () => undefined,
  }: ReadOptions = {},
  known?: KnownPages,
): Content {
  const zone = zoneOf(value)
  const pages = known?.pages ?? pagesIn(value).flatMap((page, index) => outlinePage(page, `/pages/${index}`, zone))
  const byPath = new Map<string, PageOutline>()
  for (const page of pages) if (!byPath.has(page.path)) byPath.set(page.path, page)
  const destinations = new Map([...byPath].filter(([path]) => !path.endsWith('*')))
  const ofFormat = createFormatIndex(annotations)
  const hidden = hiddenBlocks(value)
  const isHidden = (pointer: string) => hidden.size > 0 && hidden.has(blockAround(pointer))
  const isSeen = ({ pointer }: Annotation) => !isHidden(pointer)
  const anchors = createAnchors(ofFormat('anchor').filter(isSeen), pages)
  const hiddenAnchors = createAnchors(
    ofFormat('anchor').filter((item) => !isSeen(item)),
    pages,
  )
  const html = known?.html ?? readRichTexts(ofFormat)
  const addresses = readAddresses(ofFormat, html)
  const siteUrl = asObject(asObject(value).site).url
  const shared = outlineShared(value)
  let headings = known?.headingsIn
  const headingsIn = (holder: string) => {
    headings ??= outlineHeadings(hidden.size > 0 ? annotations.filter(isSeen) : annotations, html)
    return headings(holder)
  }
  return {
    value,
    now,
    zone,
    timetable: createTimetable(pages),
    redirects: pages.filter(({ redirect }) => redirect !== undefined),
    dated: pages.filter(isDated),
    entries: pages.filter(({ entry }) => entry !== undefined),
    targets: known?.targets ?? (() => findTargets({ links: addresses.links, isHidden, siteUrl })),
    keyed: known?.keyed ?? findKeyed(annotations),
    lastChangeOf,
    headlines,
    sayType,
    examples,
    keyVariable,
    pages,
    byPath,
    destinations,
    shared,
    outside: listOutside(value, shared),
    valueAt: (pointer) => valueAt(value, pointer),
    annotations,
    isHidden,
    guessPage: createAddressGuesser(() => destinations.keys()),
    guessPlace: createAddressGuesser(() => [...destinations.keys(), ...files.keys()]),
    guessPath: createGuesser(() => destinations.keys()),
    files,
    html,
    siteUrl,
    ...addresses,
    ofFormat,
    headingsIn,
    headingsOf: (page) => gatherHeadings(page, headingsIn),
    anchorsOf: anchors.of,
    holdersOf: anchors.holdersOf,
    hiddenAnchorsOf: hiddenAnchors.of,
  }
}
