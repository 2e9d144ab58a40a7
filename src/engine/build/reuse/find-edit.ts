import { isUtf8 } from 'node:buffer'
import { findObjects, type PageSlices } from '../../compile/page-slices'
import { readJson } from '../../json'
import { isObject } from '../../model/json'

/** The pages that differ between two texts of a site, by their places in the list of pages. */
export interface ContentEdit {
  indexes: number[]
  before: unknown[]
  after: unknown[]
  /** Where the pages stand in the new text. */
  slices: PageSlices
}

/** How many bytes are compared at once. */
const step = 1 << 16

/** How many bytes two texts have in common at their beginning. */
function commonStart(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at + step <= most && one.compare(other, at, at + step, at, at + step) === 0) at += step
  while (at < most && one[at] === other[at]) at++
  return at
}

/** How many bytes they have in common at their end, `most` at most. */
function commonEnd(one: Buffer, other: Buffer, most: number): number {
  const [a, b] = [one.length, other.length]
  let count = 0
  while (count + step <= most && one.compare(other, b - count - step, b - count, a - count - step, a - count) === 0)
    count += step
  while (count < most && one[a - count - 1] === other[b - count - 1]) count++
  return count
}

/**
 * Finds what an edit has done to the pages of a text that was sound. Undefined when it did more than that, or when what it
 * left is no valid JSON without repeated fields: then only reading the whole text can tell.
 *
 * Both texts begin and end alike, outside of a run of whole pages. A list of as many objects in the place of that run
 * leaves the rest of the text what it was, as JSON, too.
 */
export function findEdit(old: Buffer, { starts, ends }: PageSlices, bytes: Buffer): ContentEdit | undefined {
  const slices = { starts: [...starts], ends: [...ends] }
  const same = commonStart(old, bytes)
  if (same === old.length && same === bytes.length) return { indexes: [], before: [], after: [], slices }
  const sameEnd = commonEnd(old, bytes, Math.min(old.length, bytes.length) - same)

  const first = starts.findLastIndex((start) => start <= same)
  const last = Math.max(
    first,
    ends.findIndex((end) => end >= old.length - sameEnd),
  )
  const [from, oldEnd] = [starts[first], ends[last]]
  if (from === undefined || oldEnd === undefined || oldEnd < old.length - sameEnd) return undefined
  const growth = bytes.length - old.length
  const run = bytes.subarray(from, oldEnd + growth)
  if (!isUtf8(run)) return undefined
  const { value: pages, isCertain, mistakes } = readJson(`[${run.toString()}]`)
  if (!isCertain || mistakes.length > 0 || !Array.isArray(pages)) return undefined
  if (pages.length !== last - first + 1 || !pages.every(isObject)) return undefined

  const found = findObjects(bytes, from, oldEnd + growth)
  const indexes: number[] = []
  for (let index = first; index <= last; index++) {
    const [start = 0, end = 0] = [found.starts[index - first], found.ends[index - first]]
    slices.starts[index] = start
    slices.ends[index] = end
    if (old.compare(bytes, start, end, starts[index], ends[index]) !== 0) indexes.push(index)
  }
  for (let index = last + 1; index < starts.length; index++) {
    slices.starts[index] = (starts[index] ?? 0) + growth
    slices.ends[index] = (ends[index] ?? 0) + growth
  }
  return {
    indexes,
    before: indexes.map((index) => JSON.parse(old.toString('utf8', starts[index], ends[index]))),
    after: indexes.map((index) => pages[index - first]),
    slices,
  }
}
