export function addTo<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key)
  if (group) group.push(item)
  else groups.set(key, [item])
}

/** Keeps the result for the last text. */
export function rememberLast<Result>(compute: (text: string) => Result): (text: string) => Result {
  let last: { text: string; result: Result } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) }
    return last.result
  }
}

interface Cache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

export function getOrAdd<Key, Value>(cache: Cache<Key, Value>, key: Key, make: () => Value): Value {
  const value = cache.get(key) ?? make()
  cache.set(key, value)
  return value
}
