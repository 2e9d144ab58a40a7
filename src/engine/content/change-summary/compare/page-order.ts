import { asObject, type UnknownObject } from '../../../base/shared-types/json'
import { longestIncreasing } from '../../json-edits/longest-common'

export interface PagePair {
  was: number
  is: number
}

export interface MovedInOrder extends PagePair {
  page: UnknownObject
  /** Counts from 0 among the entries of its collection, or among all pages. */
  place: { before: number; now: number; collection?: string }
}

export interface PageOrder {
  kept: ReadonlyMap<number, number>
  moved: MovedInOrder[]
}

const collectionOf = (page: unknown): string | undefined => {
  const { collection } = asObject(asObject(page).entry)
  return typeof collection === 'string' ? collection : undefined
}

function placeEntries(pages: readonly unknown[]): Map<number, { collection: string; place: number }> {
  const counts = new Map<string, number>()
  return new Map(
    pages.flatMap((page, index) => {
      const collection = collectionOf(page)
      if (collection === undefined) return []
      const place = counts.get(collection) ?? 0
      counts.set(collection, place + 1)
      return [[index, { collection, place }]]
    }),
  )
}

/** As few pages as possible count as moved. */
export function comparePageOrder(pairs: PagePair[], before: readonly unknown[], now: readonly unknown[]): PageOrder {
  const sorted = pairs.toSorted((a, b) => a.was - b.was)
  const kept = new Set(longestIncreasing(sorted.map(({ is }) => is)).map((at) => sorted[at]))
  const moved = sorted.filter((pair) => !kept.has(pair))
  const [entries, entriesNow] = [placeEntries(before), placeEntries(now)]
  return {
    kept: new Map([...kept].flatMap((pair) => (pair ? [[pair.was, pair.is]] : []))),
    moved: moved
      .toSorted((a, b) => a.is - b.is)
      .map(({ was, is }) => {
        const [old, fresh] = [entries.get(was), entriesNow.get(is)]
        const hasMoved = old && fresh && old.collection === fresh.collection && old.place !== fresh.place
        const place = hasMoved
          ? { before: old.place, now: fresh.place, collection: fresh.collection }
          : { before: was, now: is }
        return { was, is, page: asObject(now[is]), place }
      }),
  }
}
