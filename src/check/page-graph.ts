import { type Content, holderOf, isObject, type PageOutline } from './content'

/** Which places lead where. A place is a path of the site, or a list of entries that several blocks show. */
export interface PageGraph {
  /** The places that one place leads to. */
  from(place: string): Iterable<string>
  /** What can be reached from some places, they themselves among it. */
  reach(places: Iterable<string>): Set<string>
}

/** What stands on every page: the navigation and the foot. */
export const everywhere = 'site'

const add = (graph: Map<string, Set<string>>, from: string, to: string) => {
  const known = graph.get(from)
  if (known) known.add(to)
  else graph.set(from, new Set([to]))
}

/** "/about?a=1#story" -> "/about". */
const pathOf = (href: string) => href.replace(/[?#].*$/, '')

/** Entries that a listing block shows, as a place of its own: many pages may show the same list. */
function listings({ ofFormat }: Content): { holder: string; collection: string; field?: string; ids: unknown[] }[] {
  const lists = new Map<string, { holder: string; collection: string; field?: string; ids: unknown[] }>()
  for (const { value, pointer } of ofFormat('collection')) {
    if (typeof value !== 'string') continue
    lists.set(pointer.slice(0, pointer.lastIndexOf('/')), { holder: holderOf(pointer), collection: value, ids: [] })
  }
  for (const { value, pointer } of ofFormat('entry-field')) {
    const list = lists.get(pointer.slice(0, pointer.lastIndexOf('/')))
    if (list) list.field = String(value)
  }
  for (const { value, pointer } of ofFormat('entry')) lists.get(pointer.replace(/\/[^/]+\/\d+$/, ''))?.ids.push(value)
  return [...lists.values()]
}

/** The visible entries of each collection, in the order of the file. */
function visibleEntries(pages: PageOutline[]): Map<string, PageOutline[]> {
  const collections = new Map<string, PageOutline[]>()
  for (const page of pages) {
    const { collection, isVisible } = page.entry ?? {}
    if (typeof collection !== 'string' || isVisible === false) continue
    const list = collections.get(collection)
    if (list) list.push(page)
    else collections.set(collection, [page])
  }
  return collections
}

function addListings(graph: Map<string, Set<string>>, content: Content, placesOf: (holder: string) => string[]) {
  const collections = visibleEntries(content.pages)
  const byId = new Map(
    [...collections].flatMap(([name, pages]) => pages.map((page) => [JSON.stringify([name, page.entry?.id]), page])),
  )
  const drawn = new Set<string>()
  for (const { holder, collection, field, ids } of listings(content)) {
    const list = `entries ${JSON.stringify([collection, field, ids])}`
    for (const place of placesOf(holder)) add(graph, place, list)
    if (drawn.has(list)) continue
    drawn.add(list)
    const entries = collections.get(collection) ?? []
    const shown =
      ids.length > 0
        ? ids.flatMap((id) => byId.get(JSON.stringify([collection, id])) ?? [])
        : entries.filter(({ entry = {} }) => field === undefined || field in entry)
    for (const { path } of shown) add(graph, list, path)
  }
}

/** Blocks that link to the neighbours of their page's entry. */
function addNeighbours(graph: Map<string, Set<string>>, content: Content, placesOf: (holder: string) => string[]) {
  const holders = content.ofFormat('linksTo').map(({ pointer }) => holderOf(pointer))
  const withLinks = new Set(holders.flatMap(placesOf))
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
  const paths = new Map(content.pages.map(({ pointer, path }) => [pointer, [path]]))
  const placesOf = (holder: string) =>
    holder.startsWith('/site') ? [everywhere] : (paths.get(holder) ?? users.get(holder) ?? [])

  for (const { value, pointer } of content.links) {
    if (value.startsWith('/')) for (const place of placesOf(holderOf(pointer))) add(graph, place, pathOf(value))
  }
  for (const { path, redirect } of content.pages) if (redirect !== undefined) add(graph, path, redirect)
  addListings(graph, content, placesOf)
  addNeighbours(graph, content, placesOf)

  const from = (place: string) => graph.get(place) ?? []
  return {
    from,
    reach(places) {
      const reached = new Set(places)
      for (const place of reached) for (const next of from(place)) reached.add(next)
      return reached
    },
  }
}
