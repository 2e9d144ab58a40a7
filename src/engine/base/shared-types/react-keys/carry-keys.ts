let last = 0

const newKey = () => `block-${++last}`

/**
 * Moved and changed blocks keep their keys: those with equal text first, then those at the same place, then the others
 * in order.
 */
export function carryKeys(before: readonly string[], keys: readonly string[], now: readonly string[]): string[] {
  const free = new Set(before.keys())
  const carried = now.map((raw, index) => {
    const same = before[index] === raw && free.has(index) ? index : [...free].find((at) => before[at] === raw)
    if (same === undefined) return undefined
    free.delete(same)
    return keys[same]
  })
  return carried.map((key, index) => {
    if (key !== undefined) return key
    const at = free.has(index) ? index : [...free][0]
    if (at === undefined) return newKey()
    free.delete(at)
    return keys[at] ?? newKey()
  })
}

/** An item keeps its key when it is moved. */
export interface KeyedItems {
  texts: string[]
  keys: string[]
}

export function keyItems(items: readonly unknown[], before: KeyedItems): KeyedItems {
  const texts = items.map((item) => JSON.stringify(item) ?? '')
  const isSame = texts.length === before.texts.length && texts.every((text, index) => text === before.texts[index])
  return isSame ? before : { texts, keys: carryKeys(before.texts, before.keys, texts) }
}
