const storageKey = 'paused'
const change = 'pause-change'

/**
 * Whether the visitor has paused what moves by itself, on this page or on an earlier one: one choice for all of it. It
 * stands on <html> for the scripts of this page, and in the browser's storage, where that is allowed, for later ones.
 */
export function isPaused(): boolean {
  const { paused } = document.documentElement.dataset
  if (paused !== undefined) return paused === 'true'
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false
  }
}

/** Remembers the visitor's choice, and tells all that moves. */
export function setPaused(isPausedNow: boolean): void {
  document.documentElement.dataset.paused = String(isPausedNow)
  try {
    localStorage.setItem(storageKey, String(isPausedNow))
  } catch {
    // It holds for this page.
  }
  dispatchEvent(new Event(change))
}

/** Calls back when the choice changes. Returns how to stop. */
export function onPauseChange(listener: () => void): () => void {
  addEventListener(change, listener)
  return () => removeEventListener(change, listener)
}
