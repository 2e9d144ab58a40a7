import { pathOf } from '../../model/addresses'
import { isObject } from '../../model/json'
import { ownPathOf } from '../addresses/web-address'
import type { Content } from './content'
import { holderOf } from './holders'
import { readListings, visibleEntries } from './listings'

/**
 * Which places lead where. A place is a path of the site, or what several pages show: a shared block, a list
 * of entries.
 */
export interface PageGraph {
  /** The places that one place leads to. */
  from(place: string): Iterable<string>
  /** Adds some places, and all that can be reached from them, to `reached`. Places that it has already are not followed. */
  reach(places: Iterable<string>, reached?: Set<string>): Set<string>
}

/** What stands on every page: the navigation and the foot. */
export const everywhere = 'site'

/** The place that stands for a shared block, on whatever pages it is. */
const shownBy = (holder: string) => `shown ${holder}`

/** Whether a place stands for a shared block. */
export const isSharedBlock = (place: string): boolean => place.startsWith('shown ')

const add = (graph: Map<string, Set<string>>, from: string, to: string) => {
  const known = graph.get(from)
  if (known) known.add(to)
  else graph.set(from, new Set([to]))
}

/** Lists of entries are places of their own: many pages may show the same one. */
function addListings(graph: Map<string, Set<string>>, content: Content, placeOf: (holder: string) => string) {
  for (const { holder, name, entries } of readListings(content)) {
    const list = `entries ${name}`
    add(graph, placeOf(holder), list)
    if (!graph.has(list)) for (const { path } of entries) add(graph, list, path)
  }
}

/** Blocks that link to the neighbours of their page's entry. */
function addNeighbours(graph: Map<string, Set<string>>, content: Content, placesOf: (holder: string) => string[]) {
  const seen = content.ofFormat('linksTo').filter(({ pointer }) => !content.isHidden(pointer))
  const holders = new Set(seen.map(({ pointer }) => holderOf(pointer)))
  const withLinks = new Set([...holders].flatMap(placesOf))
  for (const entries of visibleEntries(content.pages).values()) {
    for (const [index, { path }] of entries.entries()) {
      if (!withLinks.has(path)) continue
      for (const other of [entries[index - 1], entries[index + 1]]) if (other) add(graph, path, other.path)
    }
  }
}

/** Reads which page leads to which: by links, by lists of entries, by their neighbours, by redirects. */
export function readPageGraph(content: Content): PageGraph {
  const graph = new Map<string, Set<string>>()
  const users = new Map<string, string[]>()
  for (const { path, blocks } of content.pages) {
    for (const { shared } of blocks.filter(isObject)) {
      if (typeof shared !== 'string') continue
      const holder = `/shared/${shared}`
      const pages = users.get(holder)
      if (pages) pages.push(path)
      else users.set(holder, [path])
    }
  }
  const paths = new Map(content.pages.map(({ pointer, path }) => [pointer, path]))
  const placeOf = (holder: string) => (holder.startsWith('/site') ? everywhere : (paths.get(holder) ?? shownBy(holder)))
  const pagesOf = (holder: string) => users.get(holder) ?? [placeOf(holder)]

  for (const [holder, pages] of users) for (const path of pages) add(graph, path, shownBy(holder))
  for (const { value, pointer } of content.links) {
    if (content.isHidden(pointer)) continue
    const inside = value.startsWith('/') ? value : ownPathOf(value, content)
    if (inside !== undefined) add(graph, placeOf(holderOf(pointer)), pathOf(inside))
  }
  // The foot of every page links to what the settings name.
  for (const { value, pointer } of content.ofFormat('page')) {
    if (typeof value === 'string' && pointer.startsWith('/site/')) add(graph, everywhere, value)
  }
  for (const { path, redirect } of content.pages) if (redirect !== undefined) add(graph, path, pathOf(redirect))
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
