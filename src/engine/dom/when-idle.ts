/** The longest delay in milliseconds, and the delay where requestIdleCallback is missing. */
const timeout = 2000

export function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(start, timeout)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(start, { timeout })
  return () => cancelIdleCallback(request)
}
