import { extensionOf } from '../../model/pictures'
import { explainDamage } from '../addresses/damage'
import type { Address } from '../content/content'
import type { Damage } from '../public-file'
import type { Finding, PageRule } from '../rule'

/** What keeps a picture from being shown and is no fault of a file that visitors only fetch. */
const ofPictures: Damage['kind'][] = ['too-many-pixels', 'too-tall', 'too-heavy']

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

/** Every file that the content names can be read, and is what its name says. Of animations see that rule. */
export const readableFile: PageRule = {
  code: 'readable-file',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat, images, html, links, files }) => {
    const inTexts = new Set(html.map(({ pointer }) => pointer))
    const named = ofFormat('file').map(({ value, pointer }) => ({ value: String(value), pointer }))
    const fetched = [...named, ...links].filter(({ value }) => !value.endsWith('.json'))
    const judge = ({ value, pointer }: Address, others: Damage['kind'][]): Finding[] => {
      const damage = files.get(value)?.damage
      if (!damage || others.includes(damage.kind)) return []
      const message = explainDamage(value, damage)
      return [{ pointer, message, cause: { kind: 'damage', name: value } }]
    }
    return [
      // A picture within a rich text is shown as it is: no copies of it are made.
      ...images.flatMap((image) => judge(image, inTexts.has(image.pointer) ? ['too-tall'] : [])),
      // A drawing that cannot be read may hold a program: visitors must not even fetch it.
      ...fetched.flatMap(({ value, pointer }) => {
        const address = pathOf(value)
        return judge({ value: address, pointer }, extensionOf(address) === 'svg' ? [] : ofPictures)
      }),
    ]
  },
}
