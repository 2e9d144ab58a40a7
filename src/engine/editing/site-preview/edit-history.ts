import { asList, asObject, asText, type UnknownObject } from '../../base/shared-types/json'
import { lazy } from '../../base/shared-types/lazy'
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

/** The check keeps the pages whose text has not changed. */
function pagesOnlyIn(content: UnknownObject, other: UnknownObject): unknown[] {
  const kept = new Set(asList(other.pages))
  return asList(content.pages).filter((page) => !kept.has(page))
}

function findEdit(before: UnknownObject, now: UnknownObject): SiteEdit {
  const [old, fresh] = [pagesOnlyIn(before, now), pagesOnlyIn(now, before)]
  const differing = ({ shared }: UnknownObject, pages: unknown[], others: unknown[]) => {
    const texts = new Set(others.map((page) => JSON.stringify(page)))
    return { shared, pages: pages.filter((page) => !texts.has(JSON.stringify(page))) }
  }
  const change = compareSites(
    { value: differing(before, old, fresh), files },
    { value: differing(now, fresh, old), files },
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

export class EditHistory {
  private compareLast: () => SiteEdit | undefined = () => undefined
  /** New paths by old ones. */
  private readonly moves = new Map<string, string>()

  add(before: object, now: object): void {
    this.compareLast = lazy(() => this.compare(before, now))
  }

  get last(): SiteEdit | undefined {
    return this.compareLast()
  }

  /** Of a page that was renamed in this preview. */
  findMoved(path: string): string | undefined {
    this.compareLast()
    const seen = new Set<string>()
    let now = path
    for (let next = this.moves.get(now); next !== undefined && !seen.has(next); next = this.moves.get(now)) {
      seen.add(next)
      now = next
    }
    return now === path ? undefined : now
  }

  private compare(before: object, now: object): SiteEdit {
    const edit = findEdit({ ...before }, { ...now })
    for (const [from, to] of edit.moves) {
      this.moves.set(from, to)
      this.moves.delete(to)
    }
    return edit
  }
}
