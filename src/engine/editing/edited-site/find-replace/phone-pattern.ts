/** Shorter numbers are years and prices. */
const fewestDigits = 7

export const escapeSigns = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds a phone number however its digits are grouped. Undefined for a shorter number. */
export function phonePattern(phone: string): RegExp | undefined {
  const signs = phone.match(/^\+|\d/g) ?? []
  if (signs.length < fewestDigits) return undefined
  return new RegExp(`(?<![\\d+])${signs.map(escapeSigns).join('[ \\u00a0().‐–/-]*')}(?!\\d)`, 'g')
}
