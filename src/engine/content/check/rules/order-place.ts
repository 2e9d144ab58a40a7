import { parentPointer } from '../../../base/shared-types/json'
import { intersect, isEmpty } from '../../publication-dates/span'
import type { PageOutline } from '../content-index/page-outline'
import type { SiteRule } from '../findings/rule'

/** Two visible entries with the same place in an order: which comes first is undefined. */
export const orderPlace: SiteRule = {
  code: 'order-place',
  severity: 'warning',
  scope: 'site',
  check: ({ ofFormat, valueAt, entries }) => {
    const byEntry = new Map(entries.map((page) => [`${page.pointer}/entry`, page]))
    const taken = new Map<string, PageOutline | undefined>()
    const places = ofFormat('order').flatMap((item) => {
      const holder = parentPointer(item.pointer)
      if (valueAt(`${holder}/isVisible`) === false) return []
      const order = `${valueAt(`${holder}/collection`)} ${item.pointer.slice(holder.length + 1)}`
      return [{ ...item, holder, order }]
    })
    const highest = new Map<string, number>()
    for (const { order, value: place } of places) highest.set(order, Math.max(highest.get(order) ?? 0, Number(place)))
    return places.flatMap(({ pointer, value: place, holder, order }) => {
      const key = `${order} ${place}`
      const [owner, page] = [taken.get(key), byEntry.get(holder)]
      if (!owner) taken.set(key, page)
      if (!owner || !page || isEmpty(intersect(owner.planned, page.planned))) return []
      const message = `The page "${owner.path}" has the place ${place} in this order already. Give one of the two another number; ${(highest.get(order) ?? 0) + 1} is the next that is free.`
      return [{ pointer, message, group: owner.path }]
    })
  },
}
