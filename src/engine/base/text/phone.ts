/** "+44 (0)1632 960-123" -> "+441632960123". An extension stays: ";ext=12" (RFC 3966). */
export function dialled(number: string): string {
  const [digits = '', extension] = number.split(';')
  const plain = digits.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '')
  return extension === undefined ? plain : `${plain};${extension}`
}

/** Countries whose numbers lose their first 0 behind the country's code. */
const trunkZero = /^\+(27|31|32|33|41|43|44|46|48|49|61|64|81|90|91|353|358|972)0(?=\d{6})/

/** "+4401632960123" -> "+441632960123"; undefined for a number without a 0 too many. */
export function withoutTrunkZero(number: string): string | undefined {
  const plain = dialled(number)
  return trunkZero.test(plain) ? plain.replace(trunkZero, '+$1') : undefined
}

/** Compares a number as read with one as dialled, with or without the country code. */
export function isSameNumber(shown: string, link: string): boolean {
  const digitsOf = (number: string) => dialled(number.replace(/(?:;ext=|ext\.?|x).*$/s, '')).replace(/\D/g, '')
  const [one, other] = [digitsOf(shown), digitsOf(link)]
  return one === other || other.endsWith(one.replace(/^0+/, ''))
}

/** "ext. 12" or "x12" at the end. */
const extensionForm = /(?:ext\.?|x)\s*(\d+)$/

const nationalOf = (number: string) => number.replace(/\D/g, '').replace(/^0+/, '')

/**
 * What phones dial for a number as read. Undefined if its country's code is neither in it nor follows from another
 * number and what phones dial for that.
 */
export function dialledLike(number: string, shown: string, link: string): string | undefined {
  const extension = number.match(extensionForm)
  const plain = number.slice(0, extension?.index)
  const end = extension ? `;ext=${extension[1]}` : ''
  const own = dialled(plain.trim().replace(/^00/, '+'))
  if (own.startsWith('+')) return own + end
  const [known = ''] = dialled(link).split(';')
  const rest = nationalOf(shown.replace(extensionForm, ''))
  if (rest === '' || !known.startsWith('+') || !known.endsWith(rest)) return undefined
  return known.slice(0, -rest.length) + nationalOf(plain) + end
}
