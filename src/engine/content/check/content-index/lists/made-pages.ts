import type { SiteContent } from '../../../../base/schema-types/content'
import { asObject, blocksIn, isObject, pagesIn } from '../../../../base/shared-types/json'
import { expandPages, type Made, madeOf } from '../../../collections/expand-pages'
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

/** By path. The first page of a list that is on its page is not made. */
export function readMadePages(
  value: unknown,
  pages: PageOutline[],
  lists: ListBlocks,
): ReadonlyMap<string, MadeOutline> {
  const { site, shared, collections } = asObject(value)
  const content = { site, shared: asObject(shared), collections, pages: soundPages(value) } as unknown as SiteContent
  const sources = new Map(pages.map((page) => [page.path, page]))
  const found = new Map<string, MadeOutline>()
  for (const page of expandPages(content, content, lists).pages) {
    if (!('blocks' in page)) continue
    const made = madeOf(page)
    const source = made && made.from !== page.path ? sources.get(made.from) : undefined
    const { path, title } = page
    if (made && source && !found.has(path))
      found.set(path, { ...source, path, title, entry: undefined, translates: undefined, made })
  }
  return found
}
