/** How long to wait at most, and where the browser does not say when it is idle, in milliseconds. */
const patience = 2000

/** Starts something once the browser has nothing better to do. The answer calls it off. */
export function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(start, patience)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(start, { timeout: patience })
  return () => cancelIdleCallback(request)
}
