import { addTo } from '../../../base/shared-types/groups'
import { blockAround, holderOf } from '../../schema-model/holders'
import type { Annotation } from '../../schema-model/validation/open-validator'
import type { SiteRule } from '../findings/rule'

function idsOfShared(anchors: Annotation[]): Map<string, unknown[]> {
  const ids = new Map<string, unknown[]>()
  for (const { value, pointer } of anchors) {
    if (!pointer.startsWith('/shared/')) continue
    addTo(ids, holderOf(pointer), value)
  }
  return ids
}

/** Every page has these ids already: React's root, and the target of the skip link. */
const ofEveryPage = ['root', 'content']

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
      // A repeated block repeats all its ids: one mistake.
      return [{ pointer, message, cause: { kind: 'ids', name: blockAround(pointer) } }]
    })
  },
}
