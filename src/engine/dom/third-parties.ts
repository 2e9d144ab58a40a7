const storageKey = 'third-parties'
const allowed = 'third-parties-allowed'

/** Whether other sites may be asked: at once by the site's settings, or because the visitor has agreed on this visit. */
function areThirdPartiesAllowed(): boolean {
  if (document.documentElement.dataset.thirdParties === 'at once') return true
  try {
    return sessionStorage.getItem(storageKey) === 'allowed'
  } catch {
    return false
  }
}

/** Remembers for this visit that the visitor has agreed to other sites, and tells everything that waits for it. */
export function allowThirdParties(): void {
  if (areThirdPartiesAllowed()) return
  document.documentElement.dataset.thirdParties = 'at once'
  try {
    sessionStorage.setItem(storageKey, 'allowed')
  } catch {
    // It holds for this page.
  }
  dispatchEvent(new Event(allowed))
}

/** Calls back once other sites may be asked: immediately where they already may. Returns how to cancel it. */
export function whenThirdPartiesAllowed(start: () => void): () => void {
  if (areThirdPartiesAllowed()) {
    start()
    return () => undefined
  }
  addEventListener(allowed, start, { once: true })
  return () => removeEventListener(allowed, start)
}
