import { createCollections, toEntry } from '../../compile/collections'
import type { PageSources } from '../../compile/page-sources'
import type { ContentPage, Page, SiteContent } from '../../generated/content'
import { isContentPage } from '../../model/site-pages'

/** A page before and after an edit that has changed nothing but words. */
export type EditedPage = [before: Page, after: Page]

const seenEntry = (page: Page): string | undefined => (isContentPage(page) ? JSON.stringify(toEntry(page)) : undefined)

/**
 * The paths of other pages that may show what an edit has changed in the entries of pages: those that have asked for the
 * entries of their collections, and those that stand beside them. `content` is the content after the edit.
 */
export function findDependants(edited: EditedPage[], content: SiteContent, { lists }: PageSources): Set<string> {
  const changed = edited.flatMap(([before, after]) =>
    isContentPage(after) && seenEntry(before) !== seenEntry(after) ? [after] : [],
  )
  if (changed.length === 0) return new Set()
  const { neighbours } = createCollections(content.pages.filter(isContentPage))
  const pathsFor = (page: ContentPage) => {
    const { previous, next } = neighbours(page)
    const beside = [previous, next].flatMap((entry) => entry?.path ?? [])
    return [...beside, ...(lists.get(page.entry?.collection ?? '') ?? [])]
  }
  return new Set(changed.flatMap(pathsFor))
}
