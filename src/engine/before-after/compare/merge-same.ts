import { createHash } from 'node:crypto'
import { frameTarget, isFileTarget } from '../../review/words/target-key'
import type { VisibleChange } from '../model'

/** Changes with the same key are one change, visible on several pages. */
function commonKey(
  { target, kind, page, pairs }: VisibleChange,
  layoutOf: (path: string) => string,
): string | undefined {
  if (target === frameTarget) return `${target} ${layoutOf(page)}`
  if (target.startsWith('shared ')) return target
  if (kind !== 'indirect' && !isFileTarget(target)) return undefined
  const hash = createHash('sha256').update(isFileTarget(target) ? target : kind)
  for (const { screen, before, now } of pairs)
    for (const shown of [before, now]) hash.update(`${screen} `).update(shown?.whole.webp ?? '')
  return hash.digest('hex')
}

/**
 * Merges changes that are the same on several pages: a shared block, equal pictures, the frame of a layout. The pictures
 * are those of the first page that has some.
 */
export function mergeSame(changes: VisibleChange[], layoutOf: (path: string) => string): VisibleChange[] {
  const merged = new Map<string, VisibleChange>()
  for (const [index, change] of changes.entries()) {
    const key = commonKey(change, layoutOf) ?? String(index)
    const first = merged.get(key)
    if (!first) merged.set(key, { ...change })
    else if (first.pairs.length === 0 && change.pairs.length > 0)
      merged.set(key, { ...change, alsoOn: [first.page, ...first.alsoOn] })
    else if (!first.alsoOn.includes(change.page) && first.page !== change.page) first.alsoOn.push(change.page)
  }
  return [...merged.values()]
}
