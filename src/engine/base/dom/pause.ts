const storageKey = 'paused'
const change = 'pause-change'

/** Pauses all that moves: for this page on <html>, for later pages in storage. */
export function isPaused(): boolean {
  const { paused } = document.documentElement.dataset
  if (paused !== undefined) return paused === 'true'
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false
  }
}

export function pausePage(isPausedNow = true): void {
  document.documentElement.dataset.paused = String(isPausedNow)
  dispatchEvent(new Event(change))
}

export function setPaused(isPausedNow: boolean): void {
  pausePage(isPausedNow)
  try {
    localStorage.setItem(storageKey, String(isPausedNow))
  } catch {
    // Without storage it applies to this page only.
  }
}

export function onPauseChange(listener: () => void): () => void {
  addEventListener(change, listener)
  return () => removeEventListener(change, listener)
}
