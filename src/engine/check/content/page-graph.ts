import { pathOf } from '../../model/addresses'
import { addTo, getOrAdd } from '../../model/groups'
import { isObject } from '../../model/json'
import { ownPathOf } from '../addresses/web-address'
import type { Content, PageContent } from './content'
import { holderOf } from './holders'
import { readListings, visibleEntries } from './listings'

/** Links between places: paths of the site, and what several pages show (shared blocks, lists of entries). */
export interface PageGraph {
  from(place: string): Iterable<string>
  /** Adds places, and all they reach, to `reached`; does not follow those already in it. */
  reach(places: Iterable<string>, reached?: Set<string>): Set<string>
}

/** The navigation and footer of every page. */
export const everywhere = 'site'

/** The place of a shared block, on any page. */
const shownBy = (holder: string) => `shown ${holder}`

export const isSharedBlock = (place: string): boolean => place.startsWith('shown ')

const add = (graph: Map<string, Set<string>>, from: string, to: string) =>
  getOrAdd(graph, from, () => new Set<string>()).add(to)

/** Lists of entries are places of their own: many pages may show the same one. */
function addListings(graph: Map<string, Set<string>>, content: Content, placeOf: (holder: string) => string) {
  for (const { holder, name, entries } of readListings(content)) {
    const list = `entries ${name}`
    add(graph, placeOf(holder), list)
    if (!graph.has(list)) for (const { path } of entries) add(graph, list, path)
  }
}

function addNeighbours(graph: Map<string, Set<string>>, content: Content, placesOf: (holder: string) => string[]) {
  const seen = content.ofFormat('linksTo').filter(({ pointer }) => !content.isHidden(pointer))
  const holders = new Set(seen.map(({ pointer }) => holderOf(pointer)))
  const withLinks = new Set([...holders].flatMap(placesOf))
  for (const entries of visibleEntries(content.entries).values()) {
    for (const [index, { path }] of entries.entries()) {
      if (!withLinks.has(path)) continue
      for (const other of [entries[index - 1], entries[index + 1]]) if (other) add(graph, path, other.path)
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
    targets.set(holder, (targets.get(holder) ?? new Set()).add(pathOf(path)))
  }
  return targets
}

export function readPageGraph(content: Content): PageGraph {
  const graph = new Map<string, Set<string>>()
  const users = new Map<string, string[]>()
  for (const { path, blocks } of content.pages) {
    for (const { shared } of blocks.filter(isObject)) {
      if (typeof shared === 'string') addTo(users, `/shared/${shared}`, path)
    }
  }
  const paths = new Map(content.pages.map(({ pointer, path }) => [pointer, path]))
  const placeOf = (holder: string) => (holder.startsWith('/site') ? everywhere : (paths.get(holder) ?? shownBy(holder)))
  const pagesOf = (holder: string) => users.get(holder) ?? [placeOf(holder)]

  for (const [holder, pages] of users) for (const path of pages) add(graph, path, shownBy(holder))
  for (const [holder, targets] of content.targets()) for (const path of targets) add(graph, placeOf(holder), path)
  // The footer of every page links to pages in the settings.
  for (const { value, pointer } of content.ofFormat('page')) {
    if (typeof value === 'string' && pointer.startsWith('/site/')) add(graph, everywhere, value)
  }
  for (const { path, redirect = '' } of content.redirects) add(graph, path, pathOf(redirect))
  addListings(graph, content, placeOf)
  addNeighbours(graph, content, pagesOf)

  const from = (place: string) => graph.get(place) ?? []
  return {
    from,
    reach(places, reached = new Set()) {
      const open = [...places].filter((place) => !reached.has(place))
      for (const place of open) reached.add(place)
      for (let place = open.pop(); place !== undefined; place = open.pop()) {
        for (const next of from(place)) {
          if (reached.has(next)) continue
          reached.add(next)
          open.push(next)
        }
      }
      return reached
    },
  }
}
