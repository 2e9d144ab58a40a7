import { diffArrays } from 'diff'

export function countLess(numbers: number[], bound: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) < bound) low = middle + 1
    else high = middle
  }
  return low
}

/** With more changes, only items that occur once in each list match: comparing takes their square. */
const maxEdits = 2000

function indexUnique(texts: string[]): Map<string, number> {
  const indices = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [index, text] of texts.entries()) {
    if (indices.has(text)) repeated.add(text)
    indices.set(text, index)
  }
  for (const text of repeated) indices.delete(text)
  return indices
}

/** Patience sorting, by the second number of each pair. */
function increasing(pairs: [number, number][]): [number, number][] {
  // For each length, the pair with the lowest end and its index.
  const ends: number[] = []
  const last: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, [, place]] of pairs.entries()) {
    const length = countLess(last, place)
    previous[index] = ends[length - 1]
    ends[length] = index
    last[length] = place
  }
  const row: [number, number][] = []
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) row.push(pairs[index] as [number, number])
  return row.reverse()
}

export function longestCommon(before: string[], now: string[]): [number, number][] {
  const steps = diffArrays(before, now, { maxEditLength: maxEdits })
  if (!steps) {
    const unique = indexUnique(now)
    const pairs = [...indexUnique(before)].map(([text, index]) => [index, unique.get(text)])
    return increasing(pairs.filter((pair): pair is [number, number] => pair[1] !== undefined))
  }
  const pairs: [number, number][] = []
  let [old, fresh] = [0, 0]
  for (const { count, added, removed } of steps) {
    const isInBoth = !added && !removed
    for (let at = 0; isInBoth && at < count; at++) pairs.push([old + at, fresh + at])
    if (!added) old += count
    if (!removed) fresh += count
  }
  return pairs
}

export const longestIncreasing = (numbers: readonly number[]): number[] =>
  increasing(numbers.map((number, at) => [at, number])).map(([at]) => at)
