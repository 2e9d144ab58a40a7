import { isObject } from '../check/content'

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

/** The names by which people tell items apart. */
const nameFields = ['shared', 'id', 'path', 'heading', 'title', 'name', 'text', 'href', 'src']

/** How alike two items are: 2 when they have a name in common, 1 when they are of one kind, 0 otherwise. */
function likeness(before: unknown, now: unknown): number {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null)
    return typeof before === typeof now ? 1 : 0
  const [a, b] = [before, now] as Record<string, unknown>[]
  if (a?.type !== b?.type || (a?.shared === undefined) !== (b?.shared === undefined)) return 0
  return nameFields.some((name) => a?.[name] !== undefined && textOf(a[name]) === textOf(b?.[name])) ? 2 : 1
}

/** The longest row of items that two lists have in common, in their order, as pairs of places. */
function commonRow(before: string[], now: string[]): [number, number][] {
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
  const pairs: [number, number][] = []
  for (const wanted of [2, 1]) {
    for (const place of [...left]) {
      const partner = fresh.find((other) => likeness(before[place], now[other]) >= wanted)
      // Two items that have only their kind in common are one that was rewritten when they stand at one place.
      if (partner === undefined || (wanted === 1 && partner !== place && left.length !== fresh.length)) continue
      pairs.push([place, partner])
      left.splice(left.indexOf(place), 1)
      fresh.splice(fresh.indexOf(partner), 1)
    }
  }
  return pairs
}

/** Tells what became of each item of a list, in the order of the new list; removed ones at the end. */
export function alignLists(before: unknown[], now: unknown[]): Pair[] {
  const [texts, newTexts] = [before.map(textOf), now.map(textOf)]
  const row = commonRow(texts, newTexts)
  const pairs = new Map<number, Pair>(row.map(([old, fresh]) => [fresh, { before: old, now: fresh, is: 'same' }]))
  const kept = new Set(row.map(([old]) => old))
  const left = before.map((_, index) => index).filter((index) => !kept.has(index))
  const fresh = now.map((_, index) => index).filter((index) => !pairs.has(index))
  for (const place of [...left]) {
    const partner = fresh.find((other) => texts[place] === newTexts[other])
    if (partner === undefined) continue
    pairs.set(partner, { before: place, now: partner, is: 'moved' })
    left.splice(left.indexOf(place), 1)
    fresh.splice(fresh.indexOf(partner), 1)
  }
  for (const [place, partner] of pairLikes(before, now, left, fresh))
    pairs.set(partner, {
      before: place,
      now: partner,
      is: 'changed',
      hasMoved: row.some(([old, newer]) => old < place !== newer < partner),
    })
  for (const place of fresh) pairs.set(place, { now: place })
  const ordered = [...pairs.values()].sort((a, b) => (a.now ?? 0) - (b.now ?? 0))
  return [...ordered, ...left.map((place) => ({ before: place }))]
}
