/** The visible films, with callbacks for when this set changes. */
const seen = new Map<Element, () => void>()

const updateAll = (updates: Iterable<() => void>) => {
  for (const update of updates) update()
}

/** Two films moving on one screen would compete: see `isFirstSeen`. */
export function addSeen(film: Element, update: () => void): void {
  seen.set(film, update)
  updateAll(seen.values())
}

export function removeSeen(film: Element): void {
  const updates = [...seen.values()]
  seen.delete(film)
  updateAll(updates)
}

/** Whether a film is the first visible one on the page. */
export const isFirstSeen = (film: Element): boolean =>
  seen.has(film) &&
  [...seen.keys()].every((other) => !(film.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING))
