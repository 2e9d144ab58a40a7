import { pathOf } from '../../../base/shared-types/addresses'
import { addTo, getOrAdd } from '../../../base/shared-types/maps'
import { holderOf } from '../../schema-model/holders'
import { ownPathOf } from '../addresses/web-address'
import type { Content, PageContent } from './content'
import { readListings, visibleEntries } from './lists/listings'
import type { PageOutline } from './page-outline'

/** Places are paths of the site, and what several pages show: shared blocks, lists of entries. */
export interface PageGraph {
  from(place: string): Iterable<string>
  /** Adds places, and all they reach, to `reached`; does not follow those already in it. */
  reach(places: Iterable<string>, reached?: Set<string>): Set<string>
}

export const everywhere = 'site'

const shownBy = (holder: string) => `shown ${holder}`

export const isSharedBlock = (place: string): boolean => place.startsWith('shown ')

type Graph = Map<string, Iterable<string>[]>

/** Lists of entries are places of their own: many pages may show the same one. */
function addListings(graph: Graph, content: Content, placeOf: (holder: string) => string) {
  for (const { holder, name, entries } of readListings(content)) {
    const list = `entries ${name}`
    addTo(graph, placeOf(holder), [list])
    if (!graph.has(list)) graph.set(list, [entries.map(({ path }) => path)])
  }
}

function byLanguage(pages: PageOutline[]): PageOutline[][] {
  const groups = new Map<string, PageOutline[]>()
  for (const page of pages) addTo(groups, page.language, page)
  return [...groups.values()]
}

function addNeighbours(graph: Graph, content: Content, placesOf: (holder: string) => string[]) {
  const seen = content.ofFormat('linksTo').filter(({ pointer }) => !content.isHidden(pointer))
  const holders = new Set(seen.map(({ pointer }) => holderOf(pointer)))
  const withLinks = new Set([...holders].flatMap(placesOf))
  const collections = [...visibleEntries(content.entries).values()]
  for (const entries of collections.flatMap(byLanguage)) {
    for (const [index, { path }] of entries.entries()) {
      if (!withLinks.has(path)) continue
      const neighbours = [entries[index - 1], entries[index + 1]].filter((other) => other !== undefined)
      addTo(
        graph,
        path,
        neighbours.map((other) => other.path),
      )
    }
  }
}

/** See Content.targets. */
export function findTargets(content: Pick<PageContent, 'links' | 'isHidden' | 'siteUrl'>): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>()
  for (const { value, pointer } of content.links) {
    const path = value.startsWith('/') ? value : ownPathOf(value, content)
    if (path === undefined || content.isHidden(pointer)) continue
    const holder = holderOf(pointer)
    getOrAdd(targets, holder, () => new Set<string>()).add(pathOf(path))
  }
  return targets
}

export function readPageGraph(content: Content): PageGraph {
  const graph: Graph = new Map()
  const users = new Map<string, string[]>()
  for (const { path, shared } of content.pages) for (const name of shared) addTo(users, `/shared/${name}`, path)
  const paths = new Map(content.pages.map(({ pointer, path }) => [pointer, path]))
  const placeOf = (holder: string) => (holder.startsWith('/site') ? everywhere : (paths.get(holder) ?? shownBy(holder)))
  const pagesOf = (holder: string) => users.get(holder) ?? [placeOf(holder)]

  for (const [holder, pages] of users) for (const path of pages) addTo(graph, path, [shownBy(holder)])
  for (const [holder, targets] of content.targets()) addTo(graph, placeOf(holder), targets)
  // The footer of every page links to pages in the settings.
  for (const { value, pointer } of content.ofFormat('page')) {
    if (typeof value === 'string' && pointer.startsWith('/site/')) addTo(graph, everywhere, [value])
  }
  for (const { path, redirect = '' } of content.redirects) addTo(graph, path, [pathOf(redirect)])
  for (const [path, { made }] of content.made) addTo(graph, path, [made.from])
  addListings(graph, content, placeOf)
  addNeighbours(graph, content, pagesOf)

  const listsOf = (place: string) => graph.get(place) ?? []
  return {
    from: (place) => listsOf(place).flatMap((list) => [...list]),
    reach(places, reached = new Set()) {
      const open = [...places].filter((place) => !reached.has(place))
      for (const place of open) reached.add(place)
      for (let place = open.pop(); place !== undefined; place = open.pop()) {
        for (const list of listsOf(place)) {
          for (const next of list) {
            if (reached.has(next)) continue
            reached.add(next)
            open.push(next)
          }
        }
      }
      return reached
    },
  }
}
