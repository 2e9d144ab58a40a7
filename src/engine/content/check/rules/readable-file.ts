import { extensionOf } from '../../../base/shared-types/pictures'
import type { Address } from '../content-index/content'
import { explainDamage } from '../files/damage'
import type { Damage } from '../files/public-file'
import type { Finding, PageRule } from '../findings/rule'

/** Damage that matters only for pictures on a page, not for files to download. */
const ofPictures: Damage['kind'][] = ['too-many-pixels', 'too-tall', 'too-heavy']

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

export const readableFile: PageRule = {
  code: 'readable-file',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat, images, html, links, files }) => {
    const isDamaged = ({ value }: Address) => files.get(value)?.damage !== undefined
    const named = ofFormat('file').map(({ value, pointer }) => ({ value: String(value), pointer }))
    const fetched = [...named, ...links]
      .filter(({ value }) => !value.endsWith('.json'))
      .map(({ value, pointer }) => ({ value: pathOf(value), pointer }))
      .filter(isDamaged)
    const shown = images.filter(isDamaged)
    if (shown.length + fetched.length === 0) return []
    const inTexts = new Set(html.map(({ pointer }) => pointer))
    const checkFile = ({ value, pointer }: Address, others: Damage['kind'][]): Finding[] => {
      const damage = files.get(value)?.damage
      if (!damage || others.includes(damage.kind)) return []
      const message = explainDamage(value, damage)
      return [{ pointer, message, cause: { kind: 'damage', name: value } }]
    }
    return [
      // Pictures in rich texts are shown as they are, without copies.
      ...shown.flatMap((image) => checkFile(image, inTexts.has(image.pointer) ? ['too-tall'] : [])),
      // A drawing that cannot be read may hold a program: visitors must not fetch it.
      ...fetched.flatMap((address) => checkFile(address, extensionOf(address.value) === 'svg' ? [] : ofPictures)),
    ]
  },
}
