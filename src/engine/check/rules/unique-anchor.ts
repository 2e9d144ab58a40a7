import { addTo } from '../../model/groups'
import { blockAround, holderOf } from '../content/holders'
import type { SiteRule } from '../rule'
import type { Annotation } from '../schema/validate'

/** The ids of each shared block, by the pointer of the block. */
function idsOfShared(anchors: Annotation[]): Map<string, unknown[]> {
  const ids = new Map<string, unknown[]>()
  for (const { value, pointer } of anchors) {
    if (!pointer.startsWith('/shared/')) continue
    addTo(ids, holderOf(pointer), value)
  }
  return ids
}

/** The ids that every page has already: React's root, and the place that the skip link leads to. */
const ofEveryPage = ['root', 'content']

/** Two blocks of one page with the same id, shared blocks among them: a link could reach only the first. */
export const uniqueAnchor: SiteRule = {
  code: 'unique-anchor',
  severity: 'error',
  scope: 'site',
  check: ({ ofFormat, isHidden }) => {
    const shared = idsOfShared(ofFormat('anchor'))
    const seen = new Set<string>()
    const shown = ofFormat('anchor', 'shared').filter(({ pointer }) => !isHidden(pointer))
    return shown.flatMap(({ format, value, pointer }) => {
      const isShared = format === 'shared'
      const ids = isShared ? (shared.get(`/shared/${value}`) ?? []) : [value]
      if (!isShared && ofEveryPage.some((id) => id === value)) {
        const message = `Every page has an element with the id "${value}" already. Give this block another one.`
        return [{ pointer, message }]
      }
      const [taken] = ids.filter((id) => {
        const key = `${holderOf(pointer)} ${id}`
        return seen.has(key) || !seen.add(key)
      })
      if (taken === undefined) return []
      const message = isShared
        ? `This shared block has the id "${taken}", which is already used on this page. Use the block once, or give one of the two another id.`
        : `The id "${taken}" is already used on this page. Give this block another one.`
      // A block that stands twice has all of its ids twice: that is one mistake.
      return [{ pointer, message, cause: { kind: 'ids', name: blockAround(pointer) } }]
    })
  },
}
