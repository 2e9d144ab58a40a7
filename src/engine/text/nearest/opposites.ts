/** A beginning that turns a word into its opposite. */
const negation = /^(?:un|dis|non?|not)[_-]?(?=[a-z]{3})/

const pairs = [
  ['min', 'max'],
  ['first', 'last'],
  ['start', 'end'],
  ['before', 'after'],
  ['show', 'hide'],
  ['on', 'off'],
  ['enable', 'disable'],
  ['previous', 'next'],
  ['left', 'right'],
  ['top', 'bottom'],
  ['old', 'new'],
] as const

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)

function isNegationOf(one: string, other: string): boolean {
  const bare = one.replace(negation, '')
  return bare !== one && (bare.startsWith(other) || other.startsWith(bare))
}

/** Whether one name says the opposite of the other, however near their letters are: "unpublish" and "publish". */
export function areOpposites(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (isNegationOf(a, b) || isNegationOf(b, a)) return true
  const [ours, theirs] = [wordsOf(one), wordsOf(other)]
  return pairs.some(([x, y]) => (ours.includes(x) && theirs.includes(y)) || (ours.includes(y) && theirs.includes(x)))
}
