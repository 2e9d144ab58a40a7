import { asList, asObject, asText, type UnknownObject } from '../../base/shared-types/json'
import { compareSites } from '../../content/change-summary/compare/compare'

export interface EditedPage {
  path: string
  title: string
}

export interface SiteEdit {
  pages: EditedPage[]
  moves: Map<string, string>
}

const files = new Map()

const partsOf = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : [])

export const textsOfPages = (content: UnknownObject): string[] =>
  asList(content.pages).map((page) => JSON.stringify(page))

/** `textsBefore` and `textsNow` are the texts of their pages. */
export function findEdit(
  before: UnknownObject,
  textsBefore: string[],
  now: UnknownObject,
  textsNow: string[],
): SiteEdit {
  const [old, fresh] = [new Set(textsBefore), new Set(textsNow)]
  const differing = (content: UnknownObject, texts: string[], others: Set<string>) => ({
    shared: content.shared,
    pages: asList(content.pages).filter((_, index) => !others.has(texts[index] ?? '')),
  })
  const change = compareSites(
    { value: differing(before, textsBefore, fresh), files },
    { value: differing(now, textsNow, old), files },
    new Set(),
  )
  const shared = new Set(change.shared.map(({ name }) => name))
  const showsShared = (value: unknown): boolean =>
    shared.has(asText(asObject(value).shared)) || partsOf(value).some(showsShared)
  // A shared block may show others.
  const holders = Object.entries(asObject(now.shared))
  while (holders.some(([name, block]) => !shared.has(name) && showsShared(block) && shared.add(name)));
  const changed = change.pages.flatMap(({ kind, now: page }) => (kind === 'removed' || !page ? [] : [page]))
  const affected = shared.size === 0 ? [] : asList(now.pages).map(asObject).filter(showsShared)
  const isPage = ({ redirect }: UnknownObject) => redirect === undefined
  return {
    pages: [...new Set([...changed, ...affected])]
      .filter(isPage)
      .map(({ path, title }) => ({ path: String(path), title: String(title) })),
    moves: new Map(change.pages.flatMap(({ kind, from, path }) => (kind === 'moved' && from ? [[from, path]] : []))),
  }
}
