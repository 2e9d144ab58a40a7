import { pathOf } from '../../../base/shared-types/addresses'
import { extensionOf } from '../../../base/shared-types/pictures'
import type { Content } from '../content-index/content'
import { explainDamage } from '../files/damage'
import { explainDanger } from '../files/danger'
import type { Damage, PublicFile } from '../files/public-file'
import type { Finding, SiteRule } from '../findings/rule'

function findPlaces({ ofFormat, images, links }: Content): Map<unknown, string> {
  const places = new Map<unknown, string>()
  for (const { value, pointer } of [...ofFormat('file', 'animation', 'loop'), ...images, ...links]) {
    const address = typeof value === 'string' ? pathOf(value) : value
    if (!places.has(address)) places.set(address, pointer)
  }
  return places
}

/** A drawing that could not be read in full may hold a program. */
const unreadDrawing = (address: string, { damage }: PublicFile): Damage | undefined =>
  extensionOf(address) === 'svg' && damage?.kind !== 'empty' && damage?.kind !== 'no-size' ? damage : undefined

export const programFile: SiteRule = {
  code: 'program-file',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const flawed = [...content.files].filter(([address, file]) => file.danger ?? unreadDrawing(address, file))
    if (flawed.length === 0) return []
    const places = findPlaces(content)
    return flawed.flatMap(([address, file]): Finding[] => {
      const { danger } = file
      const pointer = places.get(address)
      const where = pointer === undefined ? { pointer: '', file: address } : { pointer }
      if (danger) return [{ ...where, message: explainDanger(address, danger) }]
      const damage = unreadDrawing(address, file)
      // The rule readable-file reports files that are named.
      if (!damage || pointer !== undefined) return []
      const message = `${explainDamage(address, damage)} Or take it out of the public folder: nothing uses it, and what cannot be read may hold a program.`
      return [{ ...where, message }]
    })
  },
}
