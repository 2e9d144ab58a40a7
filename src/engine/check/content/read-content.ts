import { addTo } from '../../model/groups'
import { isObject, valueAt } from '../../model/json'
import type { Moment } from '../../schedule/local-time'
import { plannedSpan, publicSpan, redirectAfter, zoneOf } from '../../schedule/page-times'
import { allTime } from '../../schedule/span'
import { createAddressGuesser, createGuesser } from '../../text/nearest'
import { type Examples, noExamples } from '../examples/find-examples'
import type { PublicFiles } from '../public-file'
import type { Annotation } from '../schema/validate'
import { createAnchors } from './anchors'
import type { Address, Content, Headline } from './content'
import { outlineHeadings } from './headings'
import { blockAround } from './holders'
import { readHtml } from './html'
import type { PageOutline } from './page-outline'
import { createTimetable } from './timetable'

const isText = (value: unknown): value is string => typeof value === 'string'

const isShown = (block: unknown): block is Record<string, unknown> => isObject(block) && block.hidden !== true

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

function outlinePages(content: unknown, zone: string): PageOutline[] {
  const pages = isObject(content) && Array.isArray(content.pages) ? content.pages : []
  return pages.flatMap((page, index) => {
    if (!isObject(page) || !isText(page.path)) return []
    const blocks = Array.isArray(page.blocks) ? page.blocks.map((block) => (isShown(block) ? block : {})) : []
    const redirect = isText(page.redirect) ? page.redirect : undefined
    const entry = isObject(page.entry) ? page.entry : undefined
    const isIndexed = page.isIndexed !== false && page.guard === undefined
    const outline = { pointer: `/pages/${index}`, path: page.path, redirect, blocks, entry, isIndexed }
    if (redirect !== undefined) return [{ ...outline, planned: allTime, public: allTime }]
    const times = { planned: plannedSpan(page, zone), public: publicSpan(page, zone) }
    return [{ ...outline, ...times, redirectAfter: redirectAfter(page) }]
  })
}

function outlineShared(content: unknown): Content['shared'] {
  const shared = isObject(content) && isObject(content.shared) ? content.shared : {}
  return Object.fromEntries(Object.entries(shared).filter(([, block]) => isObject(block))) as Content['shared']
}

function listOutside(content: unknown, shared: Content['shared']): Content['outside'] {
  const site = isObject(content) ? [{ pointer: '/site', value: content.site }] : []
  return [...site, ...Object.entries(shared).map(([name, value]) => ({ pointer: `/shared/${name}`, value }))]
}

function groupByFormat(annotations: Annotation[]): Map<string, Annotation[]> {
  const groups = new Map<string, Annotation[]>()
  for (const item of annotations) addTo(groups, item.format, item)
  return groups
}

function readAddresses(ofFormat: Content['ofFormat']): Pick<Content, 'html' | 'links' | 'images'> {
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
  return { html, links, images }
}

/** What rules need besides the content. */
interface ReadOptions {
  headlines?: Headline[]
  sayType?: Content['sayType']
  examples?: Examples
  keyVariable?: string
  now?: Moment
  lastChangeOf?: Content['lastChangeOf']
}

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
): Content {
  const zone = zoneOf(value)
  const pages = outlinePages(value, zone)
  const byPath = new Map<string, PageOutline>()
  for (const page of pages) if (!byPath.has(page.path)) byPath.set(page.path, page)
  const destinations = new Map([...byPath].filter(([path]) => !path.endsWith('*')))
  const byFormat = groupByFormat(annotations)
  const ofFormat = (format: string, ...others: string[]) =>
    others.length === 0
      ? (byFormat.get(format) ?? [])
      : annotations.filter((item) => item.format === format || others.includes(item.format))
  const hidden = hiddenBlocks(value)
  const isHidden = (pointer: string) => hidden.size > 0 && hidden.has(blockAround(pointer))
  const isSeen = ({ pointer }: Annotation) => !isHidden(pointer)
  const anchors = createAnchors(ofFormat('anchor').filter(isSeen), pages)
  const hiddenAnchors = createAnchors(
    ofFormat('anchor').filter((item) => !isSeen(item)),
    pages,
  )
  const { html, links, images } = readAddresses(ofFormat)
  const shared = outlineShared(value)
  let headings: ReturnType<typeof outlineHeadings> | undefined
  return {
    value,
    now,
    zone,
    timetable: createTimetable(pages),
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
    links,
    images,
    ofFormat,
    headingsOf(page) {
      headings ??= outlineHeadings(hidden.size > 0 ? annotations.filter(isSeen) : annotations, html)
      return headings(page)
    },
    anchorsOf: anchors.of,
    holdersOf: anchors.holdersOf,
    hiddenAnchorsOf: hiddenAnchors.of,
  }
}
