/** "+44 (0)1632 960-123" -> "+441632960123". An extension stays: ";ext=12" (RFC 3966). */
export function dialled(number: string): string {
  const [digits = '', extension] = number.split(';')
  const plain = digits.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '')
  return extension === undefined ? plain : `${plain};${extension}`
}

/** Compares a number as people read it with one as phones dial it, with or without the country code. */
export function isSameNumber(shown: string, link: string): boolean {
  const digitsOf = (number: string) => dialled(number.replace(/(?:;ext=|ext\.?|x).*$/s, '')).replace(/\D/g, '')
  const [one, other] = [digitsOf(shown), digitsOf(link)]
  return one === other || other.endsWith(one.replace(/^0+/, ''))
}
