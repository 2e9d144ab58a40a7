/** The keys of each row of a keyboard: a slip hits a neighbour. */
const rows = ['1234567890-', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function areNeighbours(a: string, b: string): boolean {
  const row = rows.findIndex((keys) => keys.includes(a))
  const other = rows.findIndex((keys) => keys.includes(b))
  if (row === -1 || other === -1 || Math.abs(row - other) > 1) return false
  return Math.abs((rows[row] as string).indexOf(a) - (rows[other] as string).indexOf(b)) <= 1
}

/** How many single-letter changes (a letter added, lost, replaced, or two swapped) lead from one word to the other. */
function distance(from: string, to: string, bound: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= to.length; j++) {
      const a = from[i - 1] as string
      const b = to[j - 1] as string
      const cost = a === b ? 0 : areNeighbours(a, b) ? 0.9 : 1
      let steps = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + cost)
      if (i > 1 && j > 1 && a === to[j - 2] && from[i - 2] === b) {
        steps = Math.min(steps, (beforeLast[j - 2] as number) + 0.9)
      }
      row.push(steps)
      least = Math.min(least, steps)
    }
    if (least > bound + 1) return least
    beforeLast = last
    last = row
  }
  return last[to.length] as number
}

/** "videoGrid", "video_grid", "Video-Grid" -> ["video", "grid"]. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)

const boundOf = (word: string): number => Math.min(3, Math.max(1, Math.floor(word.length / 3)))

/** How far a candidate is from a word; Infinity when it is not near. The same words in another order or case are close. */
function farness(word: string, candidate: string, bound: number): number {
  if (word === candidate) return 0
  const lower = word.toLowerCase()
  const other = candidate.toLowerCase()
  if (lower === other) return 0.1
  const words = wordsOf(word)
  const others = wordsOf(candidate)
  if (words.length > 0 && words.join('') === others.join('')) return 0.2
  if (words.length > 1 && words.length === others.length && words.sort().join(' ') === others.sort().join(' '))
    return 0.3
  if (Math.abs(other.length - lower.length) <= bound) {
    const steps = distance(lower, other, bound) + 0.1
    // A word of which every letter is another has nothing in common with the candidate.
    if (steps < bound + 0.5 && steps < Math.max(lower.length, other.length)) {
      return steps + (lower[0] === other[0] ? 0 : 0.02)
    }
  }
  // "nav" for "navigation", "imageUrl" for "image".
  if (/^[a-z]/.test(lower) && lower.length >= 3 && other.startsWith(lower)) return bound + 0.6
  if (/^[a-z]/.test(other) && other.length >= 4 && lower.startsWith(other)) return bound + 0.7
  return Number.POSITIVE_INFINITY
}

const withoutDigits = (word: string) => word.replace(/\d+/g, '')

/** What a misspelt word most likely means. */
export interface Guess {
  name: string
  /** Whether it is the only candidate that is near: then it may be written unasked. */
  isSure: boolean
}

/** The candidates that a misspelt word may mean, the nearest first; equally near ones in their own order. */
export function allNear(word: string, candidates: Iterable<string>): string[] {
  return ranked(word, candidates).map(({ name }) => name)
}

function ranked(word: string, candidates: Iterable<string>): { name: string; steps: number }[] {
  const bound = boundOf(word)
  const near: { name: string; steps: number }[] = []
  for (const name of new Set(candidates)) {
    const steps = farness(word, name, bound)
    if (steps < Number.POSITIVE_INFINITY) near.push({ name, steps })
  }
  return near.sort((a, b) => a.steps - b.steps)
}

/** What a misspelt word most likely means, and whether that is certain; undefined when nothing is near. */
export function guess(word: string, candidates: Iterable<string>): Guess | undefined {
  const [best, second] = ranked(word, candidates)
  if (!best) return undefined
  const isRenamed = best.steps < 0.5
  const isOnly = !second || (isRenamed && second.steps > 0.5)
  // "still-9" for "still-1" is another picture, not a slip.
  const isSlip = isRenamed || (best.steps < boundOf(word) + 0.5 && withoutDigits(word) !== withoutDigits(best.name))
  return { name: best.name, isSure: isOnly && isSlip }
}

/** The candidate that a misspelt word most likely means, or undefined when none is near. Letter case counts little. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => guess(word, candidates)?.name

/** The path that was meant when only letter case or slashes at the end set it apart from one that is there. */
export function pathMeant(path: string, paths: ReadonlyMap<string, unknown>): Guess | undefined {
  const name = path.toLowerCase().replace(/(.)\/+$/, '$1')
  return paths.has(name) ? { name, isSure: true } : undefined
}

/** The fields of a draft that name what a misspelt word may mean. */
export function suggest(word: string, candidates: Iterable<string>): { suggestion?: string; replacement?: string } {
  const found = guess(word, candidates)
  return found ? { suggestion: found.name, ...(found.isSure && { replacement: found.name }) } : {}
}
