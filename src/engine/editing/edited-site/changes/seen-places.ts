import { asObject, blocksIn, isObject, pagesIn, valueAt } from '../../../base/shared-types/json'
import type { Moment } from '../../../content/publication-dates/local-time'
import { isPublicAt, zoneOf } from '../../../content/publication-dates/page-times'

/** Visitors do not see drafts, pages to come or ended, and hidden blocks. */
export function seenPlaces(content: unknown, moment: Moment): (pointer: string) => boolean {
  const zone = zoneOf(content)
  const isSeenBlock = (block: unknown) => asObject(block).hidden !== true
  const seen = pagesIn(content).filter((page) => isObject(page) && isPublicAt(page, moment, zone))
  const shared = new Set(
    seen
      .flatMap(blocksIn)
      .filter(isSeenBlock)
      .map((block) => asObject(block).shared),
  )
  return (pointer) => {
    const [, part = '', name = '', list, index] = pointer.split('/')
    if (part === 'shared') return shared.has(name) && isSeenBlock(valueAt(content, `/shared/${name}`))
    if (part !== 'pages') return true
    const isOfBlock = list === 'blocks' && index !== undefined
    const isSeenPage = seen.includes(valueAt(content, `/pages/${name}`))
    return isSeenPage && (!isOfBlock || isSeenBlock(valueAt(content, `/pages/${name}/blocks/${index}`)))
  }
}
