const storageKey = 'third-parties'
const allowed = 'third-parties-allowed'

/** By the site's settings, or by the visitor's consent on this visit. */
function areThirdPartiesAllowed(): boolean {
  if (document.documentElement.dataset.thirdParties === 'at once') return true
  try {
    return sessionStorage.getItem(storageKey) === 'allowed'
  } catch {
    return false
  }
}

export function allowThirdParties(): void {
  if (areThirdPartiesAllowed()) return
  document.documentElement.dataset.thirdParties = 'at once'
  try {
    sessionStorage.setItem(storageKey, 'allowed')
  } catch {}
  dispatchEvent(new Event(allowed))
}

export function whenThirdPartiesAllowed(start: () => void): () => void {
  if (areThirdPartiesAllowed()) {
    start()
    return () => undefined
  }
  addEventListener(allowed, start, { once: true })
  return () => removeEventListener(allowed, start)
}
