import {
  asObject,
  blocksIn,
  isObject,
  isText,
  pagesIn,
  type UnknownObject,
  valueAt,
} from '../../../base/shared-types/json'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import { sharedNameIn } from '../../../base/shared-types/languages/shared-names'
import { lazy } from '../../../base/shared-types/lazy'
import { createAddressGuesser, createGuesser } from '../../../base/text/nearest'
import type { ListBlocks } from '../../collections/list-query'
import type { Moment } from '../../publication-dates/local-time'
import { plannedSpan, publicSpan, redirectAfter, zoneOf } from '../../publication-dates/page-times'
import { allTime, type Span } from '../../publication-dates/span'
import { eachBlock, type HeldTypes, sharedIn } from '../../schema-model/block-tree'
import { type Examples, noExamples } from '../../schema-model/examples/find-examples'
import { HeldWords } from '../../schema-model/held-words'
import { PointerSet } from '../../schema-model/pointer-set'
import type { Annotation } from '../../schema-model/validation/open-validator'
import { readTranslations } from '../../translations/translations'
import type { PublicFiles } from '../files/public-file'
import { createAnchors } from './anchors'
import type { Content, Headline, PageContent } from './content'
import { gatherHeadings } from './headings'
import { findFeeds, listAbove, makesPages, readMadePages } from './lists/made-pages'
import type { PageOutline } from './page-outline'
import { type PartContent, readFound } from './read-found'
import { createTimetable } from './timetable'
import { createLanguageFinder, createSharedReader, readTranslated } from './translated-pages'

const isShown = (block: unknown): block is Record<string, unknown> => isObject(block) && block.hidden !== true

/** Says of places whether they are in hidden blocks, which are given by the pointers of their lists. */
export function createHiddenFinder(lists: [pointer: string, blocks: unknown[] | UnknownObject][], held: HeldTypes) {
  const hidden: string[] = []
  for (const [pointer, blocks] of lists)
    eachBlock(blocks, pointer, held, (block, at) => {
      if (isObject(block) && block.hidden === true) hidden.push(at)
    })
  const places = new PointerSet(hidden)
  return (pointer: string): boolean => hidden.length > 0 && places.covers(pointer)
}

export function outlinePage(
  page: unknown,
  pointer: string,
  {
    zone,
    shared,
    held,
    languages,
    sharedIn: sharedOf,
  }: Pick<PageContent, 'zone' | 'shared' | 'held' | 'languages' | 'sharedIn'>,
): PageOutline[] {
  if (!isObject(page) || !isText(page.path)) return []
  const blocks = blocksIn(page).map((block) => (isShown(block) ? block : {}))
  const redirect = isText(page.redirect) ? page.redirect : undefined
  const entry = isObject(page.entry) ? page.entry : undefined
  const each = isObject(page.each) ? page.each : undefined
  const isIndexed = page.isIndexed !== false && page.guard === undefined
  const language = languages.of(page.path)
  const names = new Set<string>()
  for (const name of sharedIn(blocks, sharedOf(language), held)) names.add(sharedNameIn(language, name, shared))
  const translates = isText(page.translates) ? page.translates : undefined
  const outline = {
    pointer,
    path: page.path,
    language,
    redirect,
    translates,
    blocks,
    shared: names,
    entry,
    each,
    isIndexed,
  }
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

export interface ReadOptions {
  headlines?: Headline[]
  sayType?: Content['sayType']
  examples?: Examples
  held?: HeldTypes
  lists?: ListBlocks
  entryFields?: ReadonlyMap<string, string>
  heldWords?: HeldWords
  keyVariable?: string
  now?: Moment
  lastChangeOf?: Content['lastChangeOf']
}

type Facts = Pick<
  PageContent,
  | 'pages'
  | 'outside'
  | 'shared'
  | 'siteUrl'
  | 'languages'
  | 'languageAt'
  | 'sharedIn'
  | 'zone'
  | 'files'
  | keyof Constants
>

type Constants = Pick<
  PageContent,
  'headlines' | 'sayType' | 'examples' | 'held' | 'heldWords' | 'keyVariable' | 'lists' | 'entryFields'
>

const constantsOf = ({
  headlines = [],
  sayType = (type) => `${type} block`,
  examples = noExamples,
  held = new Map(),
  heldWords = new HeldWords(),
  keyVariable = '',
  lists = new Map(),
  entryFields = new Map(),
}: ReadOptions): Constants => ({ headlines, sayType, examples, held, heldWords, keyVariable, lists, entryFields })

export function readWhole(
  value: unknown,
  annotations: Annotation[],
  files: PublicFiles,
  options: ReadOptions = {},
): PartContent {
  const zone = zoneOf(value)
  const shared = outlineShared(value)
  const constants = constantsOf(options)
  const languages = readLanguages(asObject(value).site)
  const around = { zone, shared, held: constants.held, languages, sharedIn: createSharedReader(shared, languages) }
  const pages = pagesIn(value).flatMap((page, index) => outlinePage(page, `/pages/${index}`, around))
  const facts: Facts = {
    ...constants,
    ...around,
    pages,
    outside: listOutside(value, shared),
    files,
    siteUrl: asObject(asObject(value).site).url,
    languageAt: createLanguageFinder(pages, languages),
  }
  const ofPages = pagesIn(value).map((page, index): [string, unknown[]] => [`/pages/${index}/blocks`, blocksIn(page)])
  const isHidden = createHiddenFinder([...ofPages, ['/shared', shared]], constants.held)
  const found = readFound(annotations, facts, isHidden)
  return {
    ...facts,
    ...found,
    ofFormatOutside: found.ofFormat,
    isHidden,
    valueAt: (pointer) => valueAt(value, pointer),
    headingsOf: (page) => gatherHeadings(page, shared, found.headingsIn),
  }
}

const isAlways = ({ from, until }: Span): boolean => from === allTime.from && until === allTime.until

const isDated = ({ planned, public: seen }: PageOutline): boolean => !isAlways(planned) || !isAlways(seen)

export function readSiteContent(
  value: unknown,
  all: PageContent,
  { now = allTime.from, lastChangeOf = () => undefined }: ReadOptions,
): Content {
  const { pages, files, isHidden } = all
  const byPath = new Map<string, PageOutline>()
  const repeats: PageOutline[] = []
  for (const page of pages) {
    if (byPath.has(page.path)) repeats.push(page)
    else byPath.set(page.path, page)
  }
  const hasWildcards = pages.some(({ path }) => path.endsWith('*'))
  const made: Content['made'] = makesPages(all) ? readMadePages(value, pages, all.lists) : new Map()
  const destinations =
    hasWildcards || made.size > 0 ? new Map([...made, ...byPath].filter(([path]) => !path.endsWith('*'))) : byPath
  const dated = pages.filter(isDated)
  const seen = all.ofFormat('anchor').filter(({ pointer }) => !isHidden(pointer))
  const unseen = all.ofFormat('anchor').filter(({ pointer }) => isHidden(pointer))
  const anchors = createAnchors(seen, pages)
  const orList = (guess: Content['guessPage']) => (address: string) => {
    const list = listAbove(address, made)
    return list ? { name: list.path, isSure: false } : guess(address)
  }
  return {
    ...all,
    value,
    now,
    lastChangeOf,
    byPath,
    repeats,
    destinations,
    made,
    dated,
    translated: lazy(() => readTranslated({ pages, byPath, languages: all.languages })),
    translations: lazy(() => readTranslations(pages, all.languages)),
    feeds: lazy(() => findFeeds(value)),
    redirects: pages.filter(({ redirect }) => redirect !== undefined),
    entries: pages.filter(({ entry }) => entry !== undefined),
    timetable: createTimetable({ pages, dated, byPath, repeats }),
    guessPage: orList(createAddressGuesser(() => destinations.keys())),
    guessPlace: orList(createAddressGuesser(() => [...destinations.keys(), ...files.keys()])),
    guessPath: createGuesser(() => destinations.keys()),
    anchorsOf: anchors.of,
    holdersOf: anchors.holdersOf,
    hiddenAnchorsOf: createAnchors(unseen, pages).of,
  }
}

export const readContent = (
  value: unknown,
  annotations: Annotation[],
  files: PublicFiles,
  options: ReadOptions = {},
): Content => readSiteContent(value, readWhole(value, annotations, files, options), options)
