/** The longest delay in milliseconds. */
const timeout = 2000

/** Without requestIdleCallback: a page has been painted by then. */
const fallbackDelay = 50

export function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(start, fallbackDelay)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(start, { timeout })
  return () => cancelIdleCallback(request)
}
