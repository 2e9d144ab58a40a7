import type { SiteContent } from '../../../../base/schema-types/content'
import { madeFeeds } from '../../../../base/shared-types/feeds/made-feeds'
import { asList, asObject, blocksIn, isObject, pagesIn } from '../../../../base/shared-types/json'
import { expandPages, type Made, type MadePage, madeOf } from '../../../collections/expand-pages'
import type { ListBlocks } from '../../../collections/list-query'
import type { PageOutline } from '../page-outline'

/** A page that a list with pages, or a page with "each", becomes. Its pointer is that of the page it is made from. */
export type MadeOutline = PageOutline & { made: Made; title: string }

/** Content with mistakes, as far as lists are made of it. Drafts make no page. */
function soundPages(value: unknown): SiteContent['pages'] {
  const pages = pagesIn(value).flatMap((page) => {
    if (!isObject(page) || typeof page.path !== 'string' || page.redirect !== undefined) return []
    const isDraftEntry = page.draft === true && page.entry !== undefined
    return isDraftEntry ? [] : [{ ...page, blocks: blocksIn(page).filter(isObject) }]
  })
  return pages as unknown as SiteContent['pages']
}

export const makesPages = ({ ofFormat }: { ofFormat(format: string): unknown[] }): boolean =>
  ofFormat('per-page').length > 0 || ofFormat('entry-value').length > 0

/** The first page of a list is left out where it is the page that has the list. */
export function findMadePages(value: unknown, lists: ListBlocks): MadePage[] {
  const { site, shared, collections } = asObject(value)
  const content = { site, shared: asObject(shared), collections, pages: soundPages(value) } as unknown as SiteContent
  return expandPages(content, content, lists).pages.flatMap((page) => {
    const made = 'blocks' in page ? madeOf(page) : undefined
    return made && made.from !== page.path ? [page as MadePage] : []
  })
}

export function findFeeds(value: unknown): Set<string> {
  const { site, collections } = asObject(value)
  const sound = Object.entries(asObject(collections)).map(([name, collection]) => [
    name,
    { title: '', feeds: asList(asObject(collection).feeds).filter((feed) => typeof feed === 'string') },
  ])
  const content = { site, collections: Object.fromEntries(sound), pages: soundPages(value) } as unknown as SiteContent
  return new Set(madeFeeds(content).map(({ path }) => path))
}

export function readMadePages(
  value: unknown,
  pages: PageOutline[],
  lists: ListBlocks,
): ReadonlyMap<string, MadeOutline> {
  const sources = new Map(pages.map((page) => [page.path, page]))
  const found = new Map<string, MadeOutline>()
  for (const { path, title, made } of findMadePages(value, lists)) {
    const source = sources.get(made.from)
    if (source && !found.has(path))
      found.set(path, { ...source, path, title, entry: undefined, translates: undefined, made })
  }
  return found
}

/** The list whose page an address names by a number that the list does not have. */
export function listAbove(
  address: string,
  made: ReadonlyMap<string, MadeOutline>,
): { path: string; count: number } | undefined {
  const [, path = ''] = address.match(/^(.+)\/\d+$/) ?? []
  const second = made.get(`${path}/2`)
  return second && { path, count: second.made.count }
}
