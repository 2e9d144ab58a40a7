import { canonicalText, isObject, type UnknownObject } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import { countLess, longestCommon } from '../../json-edits/longest-common'

/** A new item has no `before`, a removed one no `now`. */
export interface ItemPair {
  before?: number
  now?: number
  is?: 'same' | 'changed' | 'moved'
  /** A changed item can have moved as well. */
  hasMoved?: boolean
}

const nameFields = ['shared', 'id', 'path', 'heading', 'title', 'name', 'text', 'href', 'src']

const kindOf = (item: unknown): string =>
  isObject(item) ? `object ${canonicalText(item.type)} ${item.shared === undefined}` : `${typeof item} ${item === null}`

const ownNames = (item: UnknownObject): string[] =>
  nameFields.flatMap((name) =>
    item[name] === undefined ? [] : [`${kindOf(item)} ${name} ${canonicalText(item[name])}`],
  )

/** Items without a name are known by what they hold. Names of different kinds never match. */
function namesOf(item: unknown): string[] {
  if (Array.isArray(item)) return item.flatMap(namesOf)
  if (!isObject(item)) return []
  const names = ownNames(item)
  return names.length > 0
    ? names
    : Object.values(item)
        .flatMap(namesOf)
        .map((name) => `${kindOf(item)} of ${name}`)
}

class UnclaimedPlaces {
  private readonly places = new Map<string, number[]>()
  private readonly taken = new Set<number>()

  constructor(places: number[], keysOf: (place: number) => string[]) {
    for (const place of places.toReversed()) for (const key of keysOf(place)) addTo(this.places, key, place)
  }

  first(key: string): number | undefined {
    const queue = this.places.get(key)
    while (queue?.length && this.taken.has(queue.at(-1) as number)) queue.pop()
    return queue?.at(-1)
  }

  take(place: number): void {
    this.taken.add(place)
  }
}

/** Items that share a name come before those of one kind. */
function pairSimilar(before: unknown[], now: unknown[], left: number[], fresh: number[]): [number, number][] {
  const partners = new Map<number, number>()
  const named = new UnclaimedPlaces(fresh, (place) => namesOf(now[place]))
  for (const place of left) {
    const found = namesOf(before[place]).flatMap((name) => named.first(name) ?? [])
    if (found.length === 0) continue
    const partner = Math.min(...found)
    named.take(partner)
    partners.set(place, partner)
  }
  const kinds = new UnclaimedPlaces(fresh, (place) => [kindOf(now[place])])
  for (const partner of partners.values()) kinds.take(partner)
  for (const place of left) {
    const partner = partners.has(place) ? undefined : kinds.first(kindOf(before[place]))
    // Two items at one place that share only their kind are one, rewritten.
    if (partner === undefined || (partner !== place && left.length !== fresh.length)) continue
    kinds.take(partner)
    partners.set(place, partner)
  }
  return [...partners]
}

/** Returns pairs in the order of the new list, removed items last. */
export function alignLists(before: unknown[], now: unknown[]): ItemPair[] {
  const [texts, newTexts] = [before.map(canonicalText), now.map(canonicalText)]
  const row = longestCommon(texts, newTexts)
  const pairs = new Map<number, ItemPair>(row.map(([old, fresh]) => [fresh, { before: old, now: fresh, is: 'same' }]))
  const kept = new Set(row.map(([old]) => old))
  const isLeft = (place: number) => !kept.has(place)
  const isFresh = (place: number) => !pairs.has(place)
  const same = new UnclaimedPlaces([...now.keys()].filter(isFresh), (place) => [newTexts[place] as string])
  for (const place of [...before.keys()].filter(isLeft)) {
    const partner = same.first(texts[place] as string)
    if (partner === undefined) continue
    same.take(partner)
    pairs.set(partner, { before: place, now: partner, is: 'moved' })
    kept.add(place)
  }
  const [olds, news] = [row.map(([old]) => old), row.map(([, newer]) => newer)]
  for (const [place, partner] of pairSimilar(
    before,
    now,
    [...before.keys()].filter(isLeft),
    [...now.keys()].filter(isFresh),
  )) {
    const hasMoved = countLess(olds, place) !== countLess(news, partner)
    pairs.set(partner, { before: place, now: partner, is: 'changed', hasMoved })
    kept.add(place)
  }
  for (const place of [...now.keys()].filter(isFresh)) pairs.set(place, { now: place })
  const ordered = [...pairs.values()].sort((a, b) => (a.now ?? 0) - (b.now ?? 0))
  return [...ordered, ...[...before.keys()].filter(isLeft).map((place) => ({ before: place }))]
}

function stripped(value: unknown, without: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.filter((item) => !without.has(item)).map((item) => stripped(item, without))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stripped(part, without)]))
}

/** Leaves items out of the lists, and out of what their other items hold. Returns places in the whole lists. */
export function alignOthers(before: unknown[], now: unknown[], without: ReadonlySet<unknown>): ItemPair[] {
  if (without.size === 0) return alignLists(before, now)
  const placesIn = (list: unknown[]) => [...list.keys()].filter((place) => !without.has(list[place]))
  const [old, fresh] = [placesIn(before), placesIn(now)]
  const pick = (list: unknown[], places: number[]) => places.map((place) => stripped(list[place], without))
  return alignLists(pick(before, old), pick(now, fresh)).map((pair) => ({
    ...pair,
    ...(pair.before !== undefined && { before: old[pair.before] }),
    ...(pair.now !== undefined && { now: fresh[pair.now] }),
  }))
}

/** Whether two items of one kind have the same heading, name or the like. */
export function shareName(one: unknown, other: unknown): boolean {
  const names = new Set(namesOf(one))
  return namesOf(other).some((name) => names.has(name))
}
