/** Puts an item behind the others of its group. */
export function addTo<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key)
  if (group) group.push(item)
  else groups.set(key, [item])
}
