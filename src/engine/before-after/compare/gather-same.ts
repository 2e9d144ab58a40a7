import { createHash } from 'node:crypto'
import { frameSight, isOfFile } from '../../review/words/sights'
import type { SeenChange } from '../model'

/** What changes must have in common to be one that is seen on several pages; undefined for one that stands alone. */
function commonKey({ sight, kind, page, pairs }: SeenChange, layoutOf: (path: string) => string): string | undefined {
  if (sight === frameSight) return `${sight} ${layoutOf(page)}`
  if (sight.startsWith('shared ')) return sight
  if (kind !== 'unwritten' && !isOfFile(sight)) return undefined
  const hash = createHash('sha256').update(isOfFile(sight) ? sight : kind)
  for (const { screen, before, now } of pairs)
    for (const shown of [before, now]) hash.update(`${screen} `).update(shown?.whole.webp ?? '')
  return hash.digest('hex')
}

/**
 * Gathers what is the same on several pages: a shared block, a block that looks the same on all of them, the frame of a
 * layout. It is shown as it is on the first page on which it looks different.
 */
export function gatherSame(changes: SeenChange[], layoutOf: (path: string) => string): SeenChange[] {
  const gathered = new Map<string, SeenChange>()
  for (const [index, change] of changes.entries()) {
    const key = commonKey(change, layoutOf) ?? String(index)
    const first = gathered.get(key)
    if (!first) gathered.set(key, { ...change })
    else if (first.pairs.length === 0 && change.pairs.length > 0)
      gathered.set(key, { ...change, alsoOn: [first.page, ...first.alsoOn] })
    else if (!first.alsoOn.includes(change.page) && first.page !== change.page) first.alsoOn.push(change.page)
  }
  return [...gathered.values()]
}
