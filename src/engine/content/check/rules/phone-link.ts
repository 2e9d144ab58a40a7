import { isObject, parentPointer } from '../../../base/shared-types/json'
import { isSameNumber } from '../../../base/text/phone'
import type { PageRule } from '../findings/rule'

export const phoneLink: PageRule = {
  code: 'phone-link',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat, valueAt }) =>
    ofFormat('phone').flatMap(({ value: link, pointer }) => {
      const holder = valueAt(parentPointer(pointer))
      const shown = isObject(holder) ? holder.phone : undefined
      if (typeof link !== 'string' || typeof shown !== 'string' || isSameNumber(shown, link)) return []
      const message = `Visitors read "${shown}", and their phone dials "${link}": these are two numbers. Write the same one in "phone" and "phoneLink".`
      return [{ pointer, message }]
    }),
}
