import { pathOf } from '../../model/addresses'
import { endingOf } from '../../model/pictures'
import { explainDamage } from '../addresses/damage'
import { explainDanger } from '../addresses/danger'
import type { Content } from '../content/content'
import type { PublicFile } from '../public-file'
import type { Finding, SiteRule } from '../rule'

/** Returns the first place that names each file. */
function findPlaces({ ofFormat, images, links }: Content): Map<unknown, string> {
  const places = new Map<unknown, string>()
  for (const { value, pointer } of [...ofFormat('file', 'animation', 'loop'), ...images, ...links]) {
    const address = typeof value === 'string' ? pathOf(value) : value
    if (!places.has(address)) places.set(address, pointer)
  }
  return places
}

/** A drawing that nothing names and that cannot be read may hold a program all the same. */
const isUnreadDrawing = (address: string, { damage }: PublicFile) =>
  endingOf(address) === 'svg' && damage !== undefined && damage.kind !== 'empty'

/** No file of public/ runs in the browsers of visitors, whether a page names it or not: everybody can open it. */
export const programFile: SiteRule = {
  code: 'program-file',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const places = findPlaces(content)
    return [...content.files].flatMap(([address, file]): Finding[] => {
      const { danger, damage } = file
      const pointer = places.get(address)
      const where = pointer === undefined ? { pointer: '', file: address } : { pointer }
      if (danger) return [{ ...where, message: explainDanger(address, danger) }]
      // Where it is named, readable-file says so.
      return damage && pointer === undefined && isUnreadDrawing(address, file)
        ? [{ ...where, message: explainDamage(address, damage) }]
        : []
    })
  },
}
