import { longestIncreasing } from '../../edits/longest-common'
import { asObject, type UnknownObject } from '../../model/json'

/** A page of both states: its index in "pages", before and now. */
export interface PagePair {
  was: number
  is: number
}

export interface MovedInOrder extends PagePair {
  page: UnknownObject
  /** Places count from 0: among the entries of its collection, or among all pages. */
  place: { before: number; now: number; collection?: string }
}

export interface PageOrder {
  /** The indices of the pages that keep their order, now by before. */
  kept: ReadonlyMap<number, number>
  moved: MovedInOrder[]
}

const collectionOf = (page: unknown): string | undefined => {
  const { collection } = asObject(asObject(page).entry)
  return typeof collection === 'string' ? collection : undefined
}

/** The place of a page among those of its collection. */
const placeIn = (pages: readonly unknown[], index: number, collection: string) =>
  pages.slice(0, index).filter((page) => collectionOf(page) === collection).length

/** Entries are listed in the order of the pages. As few pages as possible count as moved. */
export function comparePageOrder(pairs: PagePair[], before: readonly unknown[], now: readonly unknown[]): PageOrder {
  const sorted = pairs.toSorted((a, b) => a.was - b.was)
  const kept = new Set(longestIncreasing(sorted.map(({ is }) => is)).map((at) => sorted[at]))
  const moved = sorted.filter((pair) => !kept.has(pair))
  return {
    kept: new Map([...kept].flatMap((pair) => (pair ? [[pair.was, pair.is]] : []))),
    moved: moved
      .toSorted((a, b) => a.is - b.is)
      .map(({ was, is }) => {
        const collection = collectionOf(now[is])
        const isSame = collection !== undefined && collection === collectionOf(before[was])
        const place = isSame
          ? { before: placeIn(before, was, collection), now: placeIn(now, is, collection), collection }
          : { before: was, now: is }
        const isAmongEntries = place.before !== place.now
        return { was, is, page: asObject(now[is]), place: isAmongEntries ? place : { before: was, now: is } }
      }),
  }
}
