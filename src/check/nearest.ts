/** How many single-letter changes (a letter added, lost, replaced, or two swapped) lead from one word to the other. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + cost)
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] as number) + 1)
      }
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[to.length] as number
}

/** The candidate that a misspelt word most likely means, or undefined when none is near. Letter case counts little. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const bound = Math.min(3, Math.max(1, Math.floor(word.length / 3)))
  let best: string | undefined
  let bestDistance = bound + 0.5
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > bound) continue
    const steps = distance(word.toLowerCase(), candidate.toLowerCase()) + (word === candidate ? 0 : 0.1)
    if (steps < bestDistance) {
      best = candidate
      bestDistance = steps
    }
  }
  return best
}
