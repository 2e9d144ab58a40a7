import { addTo } from '../../../base/shared-types/maps'
import { holderOf } from '../../schema-model/holders'
import type { SiteRule } from '../findings/rule'

/** Two lists with pages would want the same addresses. */
export const listPages: SiteRule = {
  code: 'list-pages',
  severity: 'error',
  scope: 'site',
  check: ({ ofFormat, isHidden, pages }) => {
    const lists = ofFormat('per-page').filter(({ pointer }) => !isHidden(pointer))
    if (lists.length < 2) return []
    const places = new Map<string, string[]>()
    for (const { pointer } of lists) addTo(places, holderOf(pointer), pointer)
    return pages.flatMap(({ pointer, path, shared }) => {
      const own = places.get(pointer) ?? []
      const ofShared = Array.from(shared, (name) => `/shared/${name}`).filter((holder) => places.has(holder))
      const surplus = own.slice(ofShared.length > 0 ? 0 : 1)
      const found = surplus.length > 0 || ofShared.length < 2 ? surplus : [`${pointer}/blocks`]
      return found.map((place) => {
        const field = own[0]?.slice(own[0].lastIndexOf('/') + 1) ?? 'perPage'
        const message = `This is the second list with "${field}" on "${path}", and only one can have pages. Take "${field}" out of one of them.`
        return { pointer: place, message }
      })
    })
  },
}
