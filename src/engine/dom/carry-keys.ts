let last = 0

/** Returns a key that no block has had before. */
const newKey = () => `block-${++last}`

/**
 * Returns a key for each block of a page, so that a block that was moved or changed keeps its own: first for those whose
 * text is the same as before, then, in their order, for those between them.
 */
export function carryKeys(before: readonly string[], keys: readonly string[], now: readonly string[]): string[] {
  const free = new Set(before.keys())
  const carried = now.map((raw, index) => {
    const same = before[index] === raw && free.has(index) ? index : [...free].find((at) => before[at] === raw)
    if (same === undefined) return undefined
    free.delete(same)
    return keys[same]
  })
  // As many as were there: nothing was added, so what is left has changed where it stands.
  if (now.length > before.length) return carried.map((key) => key ?? newKey())
  return carried.map((key, index) => {
    if (key !== undefined) return key
    const at = free.has(index) ? index : [...free][0]
    if (at === undefined) return newKey()
    free.delete(at)
    return keys[at] ?? newKey()
  })
}
