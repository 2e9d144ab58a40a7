import { addTo } from '../../../base/shared-types/maps'
import { findAround, sharedIn } from '../../schema-model/block-tree'
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
  check: (content) => {
    const { ofFormat, isHidden } = content
    const shared = idsOfShared(ofFormat('anchor'))
    const first = new Map<string, string>()
    const idsIn = (name: string) => {
      const names = [name, ...sharedIn([content.shared[name]], content.shared, content.held)]
      return names.flatMap((one) => shared.get(`/shared/${one}`) ?? [])
    }
    const shown = ofFormat('anchor', 'shared').filter(({ pointer }) => !isHidden(pointer))
    return shown.flatMap(({ format, value, pointer }) => {
      const isShared = format === 'shared'
      const ids = isShared ? idsIn(String(value)) : [value]
      if (!isShared && ofEveryPage.some((id) => id === value)) {
        const message = `Every page has an element with the id "${value}" already. Give this block another one.`
        return [{ pointer, message }]
      }
      const [taken] = ids.filter((id) => {
        const key = `${holderOf(pointer)} ${id}`
        if (first.has(key)) return true
        first.set(key, pointer)
        return false
      })
      if (taken === undefined) return []
      const other = first.get(`${holderOf(pointer)} ${taken}`) ?? ''
      const places = findAround((top) => content.valueAt(top), other, content.held)
      const where = other.startsWith('/pages/') ? `, in ${content.heldWords.sayPlace(places)}` : ''
      const message = isShared
        ? `This shared block has the id "${taken}", which is already used on this page${where}. Use the block once, or give one of the two another id.`
        : `The id "${taken}" is already used on this page${where}. Give this block another one.`
      // A repeated block repeats all its ids: one mistake.
      return [{ pointer, message, group: 'taken', cause: { kind: 'ids', name: blockAround(pointer) } }]
    })
  },
}
