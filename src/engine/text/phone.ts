/**
 * Returns a phone number as phones dial it: "+44 (0)1632 960-123" -> "+441632960123". An extension (";ext=12", RFC 3966)
 * stays. Callers from abroad do not dial the "(0)".
 */
export function dialled(number: string): string {
  const [digits = '', extension] = number.split(';')
  const plain = digits.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '')
  return extension === undefined ? plain : `${plain};${extension}`
}

/** Returns whether a number as people read it and one as phones dial it are the same, with or without the code of the country. */
export function isSameNumber(shown: string, link: string): boolean {
  const digitsOf = (number: string) => dialled(number.replace(/(?:;ext=|ext\.?|x).*$/s, '')).replace(/\D/g, '')
  const [one, other] = [digitsOf(shown), digitsOf(link)]
  return one === other || other.endsWith(one.replace(/^0+/, ''))
}
