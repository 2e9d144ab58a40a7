/** The films that are seen now, each with what it does when these are others. */
const seen = new Map<Element, () => void>()

const updateAll = (updates: Iterable<() => void>) => {
  for (const update of updates) update()
}

/** Notes that a film is seen. Two that moved on one screen would fight for the eye: see `isFirstSeen`. */
export function addSeen(film: Element, update: () => void): void {
  seen.set(film, update)
  updateAll(seen.values())
}

/** Notes that a film is not seen any more. */
export function removeSeen(film: Element): void {
  const updates = [...seen.values()]
  seen.delete(film)
  updateAll(updates)
}

/** Returns whether a film is seen, and the first of those on the page that are. */
export const isFirstSeen = (film: Element): boolean =>
  seen.has(film) &&
  [...seen.keys()].every((other) => !(film.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING))
