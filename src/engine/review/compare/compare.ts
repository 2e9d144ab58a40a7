import type { PublicFiles } from '../../check'
import { addTo } from '../../model/groups'
import { isObject } from '../../model/json'
import { alignLists, type Pair, textOf } from './align'
import { findMoves } from './moves'
import { asList, asPart, type Part } from './part'

/** What became of a page. One that was moved has the path that it had in `from`. */
export interface PageChange {
  kind: 'added' | 'changed' | 'moved' | 'removed'
  path: string
  from?: string
  /** Its place in "pages", from 0; that of before when it was removed. */
  index: number
  /** Its place before, of a page that is there before and now. */
  was?: number
  before?: Part
  now?: Part
  /** The fields that differ, "blocks" and a moved page's "path" aside. */
  fields: string[]
  /** What became of its blocks, where anything did. */
  blocks: Pair[]
}

/** What became of a shared block. */
export interface SharedChange {
  name: string
  before?: unknown
  now?: unknown
  /** The paths of the pages that it stands on now. */
  pages: string[]
}

/** What became of a site between two states. */
export interface SiteChange {
  pages: PageChange[]
  shared: SharedChange[]
  /** The names of the fields of "site" that differ. */
  settings: string[]
  /** The names of the other fields of the file that differ: "waivers". */
  others: string[]
  files: { added: string[]; removed: string[]; replaced: string[] }
  before: Part
  now: Part
}

/** A state of a site: what pages.json says and the files of public/. */
export interface SiteState {
  value: unknown
  files: PublicFiles
}

const same = (a: unknown, b: unknown) => textOf(a) === textOf(b)

const differing = (before: Part, now: Part): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => !same(before[name], now[name]))

interface PlacedPage {
  page: Part & { path: string }
  index: number
}

const placePages = (content: Part): PlacedPage[] =>
  asList(content.pages).flatMap((page, index) =>
    isObject(page) && typeof page.path === 'string' ? [{ page: page as PlacedPage['page'], index }] : [],
  )

/** The paths that several pages take turns at. */
function sharedPaths(pages: PlacedPage[]): string[] {
  const seen = new Set<string>()
  return pages.flatMap(({ page: { path } }) => (seen.size === seen.add(path).size ? [path] : []))
}

/** Finds pages by their path; those that take turns at one, before or now, by their title, too. */
function byName(pages: PlacedPage[], shared: ReadonlySet<string>): Map<string, PlacedPage> {
  const named = new Map<string, PlacedPage>()
  for (const placed of pages) {
    const { path, title } = placed.page
    let name = shared.has(path) ? `${path} ${title}` : path
    while (named.has(name)) name += ' again'
    named.set(name, placed)
  }
  return named
}

function comparePage(before: Part, now: Part) {
  const fields = differing(before, now).filter((name) => name !== 'blocks' && name !== 'path')
  const pairs = alignLists(asList(before.blocks), asList(now.blocks))
  return { before, now, fields, blocks: pairs.filter(({ is }) => is !== 'same') }
}

const partsOf = (pages: Map<string, PlacedPage>) => new Map([...pages].map(([path, { page }]) => [path, page]))

function comparePages(before: Part, now: Part): PageChange[] {
  const [was, is] = [placePages(before), placePages(now)]
  const shared = new Set([...sharedPaths(was), ...sharedPaths(is)])
  const [old, fresh] = [byName(was, shared), byName(is, shared)]
  const moves = findMoves(partsOf(old), partsOf(fresh))
  const moved = new Set(moves.values())
  const changes = [...fresh].flatMap(([name, { page, index }]): PageChange[] => {
    const origin = moves.get(name)
    const { page: earlier, index: was } = old.get(origin ?? name) ?? {}
    const { path } = page
    if (!earlier || (origin === undefined && moved.has(name)))
      return [{ kind: 'added', path, index, now: page, fields: [], blocks: [] }]
    const change = comparePage(earlier, page)
    const from = earlier.path
    if (from !== path) return [{ kind: 'moved', path, from, index, was, ...change }]
    return change.fields.length + change.blocks.length > 0 ? [{ kind: 'changed', path, index, was, ...change }] : []
  })
  const removed = [...old].flatMap(([name, { page, index }]): PageChange[] =>
    fresh.has(name) || moved.has(name)
      ? []
      : [{ kind: 'removed', path: page.path, index, before: page, fields: [], blocks: [] }],
  )
  return [...changes, ...removed]
}

/** The paths of the pages that each shared block stands on. */
function usersByName(content: Part): Map<unknown, string[]> {
  const users = new Map<unknown, string[]>()
  for (const page of asList(content.pages)) {
    if (!isObject(page)) continue
    const names = new Set(asList(page.blocks).map((block) => (isObject(block) ? block.shared : undefined)))
    for (const name of names) addTo(users, name, String(page.path))
  }
  return users
}

/** Compares two states of a site. Only what means something counts: spaces and the order of fields do not. */
export function compareSites(was: SiteState, is: SiteState, replaced: ReadonlySet<string>): SiteChange {
  const [before, now] = [asPart(was.value), asPart(is.value)]
  const [old, shared] = [asPart(before.shared), asPart(now.shared)]
  const users = usersByName(now)
  const others = differing(before, now).filter((name) => !['$schema', 'site', 'shared', 'pages'].includes(name))
  return {
    pages: comparePages(before, now),
    shared: differing(old, shared).map((name) => ({
      name,
      before: old[name],
      now: shared[name],
      pages: users.get(name) ?? [],
    })),
    settings: differing(asPart(before.site), asPart(now.site)),
    others,
    files: {
      added: [...is.files.keys()].filter((file) => !was.files.has(file)).sort(),
      removed: [...was.files.keys()].filter((file) => !is.files.has(file)).sort(),
      replaced: [...is.files.keys()].filter((file) => was.files.has(file) && replaced.has(file)).sort(),
    },
    before,
    now,
  }
}
