import { getOrAdd } from '../../../base/shared-types/maps'
import { everywhere, isSharedBlock, type PageGraph, readPageGraph } from '../content-index/page-graph'
import type { PageOutline } from '../content-index/page-outline'
import { isShownAt } from '../content-index/timetable'
import type { SiteRule } from '../findings/rule'

/** Directly or through shared blocks. */
function findLinked(pages: PageOutline[], graph: PageGraph): (path: string) => boolean {
  const direct = new Set<string>()
  /** Two users of a shared block are enough: a page's link to itself does not count. */
  const users = new Map<string, Set<string>>()
  for (const path of new Set(pages.map((page) => page.path))) {
    for (const place of graph.from(path)) {
      if (!isSharedBlock(place)) {
        if (place !== path) direct.add(place)
      } else if ((users.get(place)?.size ?? 0) < 2) users.set(place, (users.get(place) ?? new Set()).add(path))
    }
  }
  const shown = new Map<string, Set<string>>()
  for (const [place, paths] of users)
    for (const next of graph.from(place)) {
      const known = getOrAdd(shown, next, () => new Set())
      for (const path of paths) if (known.size < 2) known.add(path)
    }
  return (path) => direct.has(path) || [...(shown.get(path) ?? [])].some((user) => user !== path)
}

/** Every page can be reached from the home page of a language. Of pages that link to each other only the first is reported. */
export const orphanPage: SiteRule = {
  code: 'orphan-page',
  severity: 'warning',
  scope: 'site',
  check: (all) => {
    // Pages that are not public link nowhere, and need no link.
    const isShown = (page: PageOutline) => isShownAt(page, all.now)
    const content = {
      ...all,
      pages: all.pages.filter(isShown),
      redirects: all.redirects.filter(isShown),
      entries: all.entries.filter(isShown),
    }
    const graph = readPageGraph(content)
    // Lists of values lead to the pages that are made for them.
    const reached = graph.reach([...all.languages.all.map(all.languages.homeOf), everywhere, ...all.made.keys()])
    const lost = content.pages.filter(
      ({ path, redirect, isIndexed, entry, each }) =>
        !reached.has(path) && redirect === undefined && isIndexed && entry?.isVisible !== false && !each,
    )
    if (lost.length === 0) return []
    const isLinked = findLinked(lost, graph)
    const explained = new Set<string>()
    const causes = lost.filter(({ path }) => !isLinked(path))
    return [...causes, ...lost].flatMap(({ path, pointer }) => {
      if (explained.has(path)) return []
      graph.reach([path], explained)
      const message = `No page leads to "${path}", so visitors can only find it when they know its address. Link to it from another page or from the navigation.`
      return [{ pointer: `${pointer}/path`, message }]
    })
  },
}
