import { asList, asObject, canonicalText, isObject, type UnknownObject } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import type { PublicFiles } from '../../check'
import { alignLists, type ItemPair } from './align'
import { findMoves } from './moves'
import { comparePageOrder, type PageOrder, type PagePair } from './page-order'

/** `from` is the former path of a moved page. */
export interface ComparedPage {
  kind: 'added' | 'changed' | 'moved' | 'removed'
  path: string
  from?: string
  /** An index in "pages": the former one if the page was removed. */
  index: number
  was?: number
  before?: UnknownObject
  now?: UnknownObject
  fields: string[]
  blocks: ItemPair[]
}

export interface SharedChange {
  name: string
  before?: unknown
  now?: unknown
  pages: string[]
}

export interface SiteChange {
  pages: ComparedPage[]
  order: PageOrder
  shared: SharedChange[]
  settings: string[]
  collections: string[]
  others: string[]
  files: { added: string[]; removed: string[]; replaced: string[] }
  before: UnknownObject
  now: UnknownObject
}

export interface SiteState {
  value: unknown
  files: PublicFiles
}

const same = (a: unknown, b: unknown) => canonicalText(a) === canonicalText(b)

const differing = (before: UnknownObject, now: UnknownObject): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => !same(before[name], now[name]))

interface PlacedPage {
  page: UnknownObject & { path: string }
  index: number
}

const placePages = (content: UnknownObject): PlacedPage[] =>
  asList(content.pages).flatMap((page, index) =>
    isObject(page) && typeof page.path === 'string' ? [{ page: page as PlacedPage['page'], index }] : [],
  )

function sharedPaths(pages: PlacedPage[]): string[] {
  const seen = new Set<string>()
  return pages.flatMap(({ page: { path } }) => (seen.size === seen.add(path).size ? [path] : []))
}

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

function comparePage(before: UnknownObject, now: UnknownObject) {
  const fields = differing(before, now).filter((name) => name !== 'blocks' && name !== 'path')
  const pairs = alignLists(asList(before.blocks), asList(now.blocks))
  return { before, now, fields, blocks: pairs.filter(({ is }) => is !== 'same') }
}

const partsOf = (pages: Map<string, PlacedPage>) => new Map([...pages].map(([path, { page }]) => [path, page]))

function comparePages(before: UnknownObject, now: UnknownObject): Pick<SiteChange, 'pages' | 'order'> {
  const [was, is] = [placePages(before), placePages(now)]
  const shared = new Set([...sharedPaths(was), ...sharedPaths(is)])
  const [old, fresh] = [byName(was, shared), byName(is, shared)]
  const moves = findMoves(partsOf(old), partsOf(fresh))
  const moved = new Set(moves.values())
  const pairs: PagePair[] = []
  const changes = [...fresh].flatMap(([name, { page, index }]): ComparedPage[] => {
    const origin = moves.get(name)
    const { page: earlier, index: was } = old.get(origin ?? name) ?? {}
    const { path } = page
    if (!earlier || (origin === undefined && moved.has(name)))
      return [{ kind: 'added', path, index, now: page, fields: [], blocks: [] }]
    const change = comparePage(earlier, page)
    pairs.push({ was: was as number, is: index })
    const from = earlier.path
    if (from !== path) return [{ kind: 'moved', path, from, index, was, ...change }]
    return change.fields.length + change.blocks.length > 0 ? [{ kind: 'changed', path, index, was, ...change }] : []
  })
  const removed = [...old].flatMap(([name, { page, index }]): ComparedPage[] =>
    fresh.has(name) || moved.has(name)
      ? []
      : [{ kind: 'removed', path: page.path, index, before: page, fields: [], blocks: [] }],
  )
  const order = comparePageOrder(pairs, asList(before.pages), asList(now.pages))
  return { pages: [...changes, ...removed], order }
}

function usersByName(content: UnknownObject): Map<unknown, string[]> {
  const users = new Map<unknown, string[]>()
  for (const page of asList(content.pages)) {
    if (!isObject(page)) continue
    const names = new Set(asList(page.blocks).map((block) => (isObject(block) ? block.shared : undefined)))
    for (const name of names) addTo(users, name, String(page.path))
  }
  return users
}

/** Ignores spaces and the order of fields. */
export function compareSites(was: SiteState, is: SiteState, replaced: ReadonlySet<string>): SiteChange {
  const [before, now] = [asObject(was.value), asObject(is.value)]
  const [old, shared] = [asObject(before.shared), asObject(now.shared)]
  const users = usersByName(now)
  const others = differing(before, now).filter((name) => !['site', 'shared', 'pages'].includes(name))
  return {
    ...comparePages(before, now),
    shared: differing(old, shared).map((name) => ({
      name,
      before: old[name],
      now: shared[name],
      pages: users.get(name) ?? [],
    })),
    settings: differing(asObject(before.site), asObject(now.site)),
    collections: differing(asObject(before.collections), asObject(now.collections)),
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
