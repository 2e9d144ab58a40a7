import { isObject, parentPointer } from '../../../base/shared-types/json'
import { isSameNumber, withoutTrunkZero } from '../../../base/text/phone'
import type { PageRule } from '../findings/rule'

export const dialsZero = (number: string, meant: string, zero = '0'): string =>
  `Phones would dial the ${zero} of "${number}", too, and reach nobody: it is left out behind the code of a country. Write "${meant}".`

export const phoneLink: PageRule = {
  code: 'phone-link',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat, valueAt }) =>
    ofFormat('phone').flatMap(({ value: link, pointer }) => {
      const short = typeof link === 'string' ? withoutTrunkZero(link) : undefined
      if (short !== undefined)
        return [{ pointer, message: dialsZero(String(link), short), suggestion: short, replacement: short }]
      const holder = valueAt(parentPointer(pointer))
      const shown = isObject(holder) ? holder.phone : undefined
      if (typeof link !== 'string' || typeof shown !== 'string' || isSameNumber(shown, link)) return []
      const message = `Visitors read "${shown}", and their phone dials "${link}": these are two numbers. Write the same one in "phone" and "phoneLink".`
      return [{ pointer, message }]
    }),
}
