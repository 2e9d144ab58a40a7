import { blocksIn, isAtOrBelow, valueAt } from '../../../base/shared-types/json'
import { lazy } from '../../../base/shared-types/lazy'
import { addTo } from '../../../base/shared-types/maps'
import { holderOf } from '../../schema-model/holders'
import type { Annotation } from '../../schema-model/validation/open-validator'
import type { PageContent } from '../content-index/content'
import { gatherHeadings } from '../content-index/headings'
import { createHiddenFinder, outlinePage } from '../content-index/read-content'
import { type PartContent, readFound } from '../content-index/read-found'
import { createLanguageFinder } from '../content-index/translated-pages'

export interface ValidatedPage {
  pointer: string
  value: unknown
  annotations: Annotation[]
}

export function readPage({ pointer, value: page, annotations }: ValidatedPage, around: PageContent): PartContent {
  const pages = outlinePage(page, pointer, around)
  const facts = { ...around, pages, outside: [] }
  const isHiddenHere = createHiddenFinder([[`${pointer}/blocks`, blocksIn(page)]], around.held)
  const isHidden = (place: string) => isHiddenHere(place) || around.isHidden(place)
  const found = readFound(annotations, facts, isHidden)
  const headingsIn = (holder: string) => (holder === pointer ? found : around).headingsIn(holder)
  return {
    ...facts,
    ...found,
    ofFormatOutside: around.ofFormat,
    isHidden,
    languageAt: createLanguageFinder(pages, around.languages),
    valueAt: (place) => (isAtOrBelow(place, pointer) ? valueAt(page, place.slice(pointer.length)) : undefined),
    headingsIn,
    headingsOf: (outline) => gatherHeadings(outline, around.shared, headingsIn),
  }
}

// Much faster than flatMap.
function joinLists<Part, Item>(parts: Part[], listOf: (part: Part) => readonly Item[]): Item[] {
  const joined: Item[] = []
  for (const part of parts) for (const item of listOf(part)) joined.push(item)
  return joined
}

function joinFormats(parts: PartContent[]): PageContent['ofFormat'] {
  const lists = new Map<string, Annotation[][]>()
  for (const { byFormat } of parts) for (const [format, list] of byFormat) addTo(lists, format, list)
  const joined = new Map<string, Annotation[]>()
  return (...formats) => {
    const [first = '', ...others] = formats.filter((format) => lists.has(format))
    // Several formats are in the order of the walk.
    if (others.length > 0) return parts.flatMap((part) => part.ofFormat(first, ...others))
    const list = joined.get(first) ?? joinLists(lists.get(first) ?? [], (ofPart) => ofPart)
    joined.set(first, list)
    return list
  }
}

export function joinPages(around: PartContent, pages: { pointer: string; content: PartContent }[]): PageContent {
  const parts = [around, ...pages.map(({ content }) => content)]
  const byPointer = lazy(() => new Map(pages.map((page) => [page.pointer, page.content])))
  const partOf = (pointer: string) => byPointer().get(holderOf(pointer)) ?? around
  const headingsIn = (holder: string) => partOf(holder).headingsIn(holder)
  return {
    ...around,
    pages: joinLists(parts, (part) => part.pages),
    annotations: () => parts.flatMap((part) => part.annotations()),
    ofFormat: joinFormats(parts),
    keyed: () => parts.flatMap((part) => part.keyed()),
    targets: () => new Map(parts.flatMap((part) => [...part.targets()])),
    html: joinLists(parts, (part) => part.html),
    links: joinLists(parts, (part) => part.links),
    images: joinLists(parts, (part) => part.images),
    valueAt: (pointer) => partOf(pointer).valueAt(pointer),
    isHidden: (pointer) => partOf(pointer).isHidden(pointer),
    languageAt: (pointer) => partOf(pointer).languageAt(pointer),
    headingsIn,
    headingsOf: (page) => gatherHeadings(page, around.shared, headingsIn),
  }
}
