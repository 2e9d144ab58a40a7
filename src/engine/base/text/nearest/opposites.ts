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

/** "videoGrid", "video_grid", "Video-Grid" -> ["video", "grid"]. */
export const splitName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)

function isNegationOf(one: string, other: string): boolean {
  const bare = one.replace(negation, '')
  return bare !== one && (bare.startsWith(other) || other.startsWith(bare))
}

/** "unpublish" and "publish" are opposites, however similar their letters. */
export function areOpposites(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (isNegationOf(a, b) || isNegationOf(b, a)) return true
  const [ours, theirs] = [splitName(one), splitName(other)]
  return pairs.some(([x, y]) => (ours.includes(x) && theirs.includes(y)) || (ours.includes(y) && theirs.includes(x)))
}
