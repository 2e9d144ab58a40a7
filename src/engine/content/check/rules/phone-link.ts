import { asObject, isObject, parentPointer } from '../../../base/shared-types/json'
import { isSameNumber, withoutTrunkZero } from '../../../base/text/phone'
import type { Address, PageContent } from '../content-index/content'
import type { Finding, PageRule } from '../findings/rule'

export const dialsZero = (number: string, meant: string, zero = '0'): string =>
  `Phones would dial the ${zero} of "${number}", too, and reach nobody: it is left out behind the code of a country. Write "${meant}".`

/** A number or an email address among the words of a link that rings or writes to another one. */
function checkWords({ value, pointer, words: written }: Address, { valueAt }: PageContent): Finding[] {
  const [, scheme, address = ''] = value.match(/^(tel|mailto):([^?;]+)/) ?? []
  if (scheme === undefined) return []
  const words = written ?? asObject(valueAt(parentPointer(pointer))).text
  if (typeof words !== 'string') return []
  const [shown] =
    words.match(
      scheme === 'tel'
        ? /\+?\(?\d[\d\s()./-]{5,24}\d/
        : /(?<![^\s<>()])[^\s@<>()]{1,64}@[^\s@<>()]{1,100}\.\p{L}{2,20}/u,
    ) ?? []
  const isSame =
    shown === undefined ||
    (scheme === 'tel' ? isSameNumber(shown, address) : address.toLowerCase().includes(shown.toLowerCase()))
  if (isSame) return []
  const message = `Visitors read "${shown}", and the link leads to "${address}": these are two. Write the same one in both places.`
  return [{ pointer, message, address: value }]
}

export const phoneLink: PageRule = {
  code: 'phone-link',
  severity: 'warning',
  scope: 'page',
  check: (content) => [
    ...content.links.flatMap((link) => checkWords(link, content)),
    ...content.ofFormat('phone').flatMap(({ value: link, pointer }) => {
      const short = typeof link === 'string' ? withoutTrunkZero(link) : undefined
      if (short !== undefined)
        return [{ pointer, message: dialsZero(String(link), short), suggestion: short, replacement: short }]
      const holder = content.valueAt(parentPointer(pointer))
      const shown = isObject(holder) ? holder.phone : undefined
      if (typeof link !== 'string' || typeof shown !== 'string' || isSameNumber(shown, link)) return []
      const message = `Visitors read "${shown}", and their phone dials "${link}": these are two numbers. Write the same one in "phone" and "phoneLink".`
      return [{ pointer, message }]
    }),
  ],
}
