import { addTo } from '../../model/groups'
import { isObject } from '../../model/json'

/** An item of a list before and now: its places, from 0. An item that is new has no place before. */
export interface Pair {
  before?: number
  now?: number
  /** What becomes of an item that is in both lists. */
  is?: 'same' | 'changed' | 'moved'
  /** Whether one that was changed stands in another order, too. */
  hasMoved?: boolean
}

const inOrder = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

/** A value as text; the order of its fields makes no difference. */
export const textOf = (value: unknown): string => JSON.stringify(value, inOrder) ?? ''

/** The fields that people know items by. */
const nameFields = ['shared', 'id', 'path', 'heading', 'title', 'name', 'text', 'href', 'src']

/** What items of one kind have in common: blocks their type, texts that they are texts. */
const kindOf = (item: unknown): string =>
  isObject(item) ? `object ${textOf(item.type)} ${item.shared === undefined}` : `${typeof item} ${item === null}`

/** The names of an item, each with its kind. */
const namesOf = (item: unknown): string[] =>
  isObject(item)
    ? nameFields.flatMap((name) => (item[name] === undefined ? [] : [`${kindOf(item)} ${name} ${textOf(item[name])}`]))
    : []

/** Places in a list, by what stands there; each is taken once, the first one first. */
class Queues {
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

/** The longest row is looked for among so many pairs of items; of longer lists only what stands once in each is paired. */
const mostPairs = 1_000_000

/** The items that stand once in each of two lists, the most of them that are in one order in both, as pairs of places. */
function commonRowOfLong(before: string[], now: string[]): [number, number][] {
  const once = (texts: string[]) => {
    const places = new Map<string, number>()
    for (const [place, text] of texts.entries()) places.set(text, places.has(text) ? -1 : place)
    return places
  }
  const fresh = once(now)
  const pairs = [...once(before)].flatMap(([text, place]): [number, number][] => {
    const other = fresh.get(text) ?? -1
    return place < 0 || other < 0 ? [] : [[place, other]]
  })
  // The longest rising row: each pair goes behind the last one that is less, of the shortest rows first.
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, [, place]] of pairs.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[ends[middle] as number]?.[1] as number) < place) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1]
    ends[low] = index
  }
  const row: [number, number][] = []
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) row.push(pairs[index] as [number, number])
  return row.reverse()
}

/** The longest row of items that two lists have in common, in their order, as pairs of places. */
function commonRow(before: string[], now: string[]): [number, number][] {
  if (before.length * now.length > mostPairs) return commonRowOfLong(before, now)
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[]
      row[j] = before[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < before.length && j < now.length; ) {
    if (before[i] === now[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

/** Pairs what is left of two lists: items with a name in common first, then items of one kind. */
function pairLikes(before: unknown[], now: unknown[], left: number[], fresh: number[]): [number, number][] {
  const partners = new Map<number, number>()
  const named = new Queues(fresh, (place) => namesOf(now[place]))
  for (const place of left) {
    const found = namesOf(before[place]).flatMap((name) => named.first(name) ?? [])
    if (found.length === 0) continue
    const partner = Math.min(...found)
    named.take(partner)
    partners.set(place, partner)
  }
  const kinds = new Queues(fresh, (place) => [kindOf(now[place])])
  for (const partner of partners.values()) kinds.take(partner)
  for (const place of left) {
    const partner = partners.has(place) ? undefined : kinds.first(kindOf(before[place]))
    // Two items that have only their kind in common are one that was rewritten when they stand at one place.
    if (partner === undefined || (partner !== place && left.length !== fresh.length)) continue
    kinds.take(partner)
    partners.set(place, partner)
  }
  return [...partners]
}

/** How many numbers of a rising list are less than another one. */
function countLess(numbers: number[], bound: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) < bound) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns what became of each item of a list, in the order of the new list; removed ones at the end. */
export function alignLists(before: unknown[], now: unknown[]): Pair[] {
  const [texts, newTexts] = [before.map(textOf), now.map(textOf)]
  const row = commonRow(texts, newTexts)
  const pairs = new Map<number, Pair>(row.map(([old, fresh]) => [fresh, { before: old, now: fresh, is: 'same' }]))
  const kept = new Set(row.map(([old]) => old))
  const isLeft = (place: number) => !kept.has(place)
  const isFresh = (place: number) => !pairs.has(place)
  const same = new Queues([...now.keys()].filter(isFresh), (place) => [newTexts[place] as string])
  for (const place of [...before.keys()].filter(isLeft)) {
    const partner = same.first(texts[place] as string)
    if (partner === undefined) continue
    same.take(partner)
    pairs.set(partner, { before: place, now: partner, is: 'moved' })
    kept.add(place)
  }
  const [olds, news] = [row.map(([old]) => old), row.map(([, newer]) => newer)]
  for (const [place, partner] of pairLikes(
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
