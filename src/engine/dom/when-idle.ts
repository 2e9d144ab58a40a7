/** The longest delay in milliseconds, and the delay in browsers without requestIdleCallback. */
const timeout = 2000

/** Calls back once the browser is idle. Returns how to cancel it. */
export function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(start, timeout)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(start, { timeout })
  return () => cancelIdleCallback(request)
}
