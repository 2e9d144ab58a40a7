/** In milliseconds. Hidden tabs paint nothing, but the work still has to run. */
const maxDelay = 100

/**
 * Runs work after the browser has painted its response to a press: https://web.dev/articles/optimize-inp. Returns how
 * to cancel it.
 */
export function afterPaint(work: () => void): () => void {
  let isCancelled = false
  const start = () => {
    if (isCancelled) return
    cancel()
    work()
  }
  // A frame callback runs just before the paint; a task it starts runs after.
  const frame = requestAnimationFrame(() => setTimeout(start))
  const timer = setTimeout(start, maxDelay)
  const cancel = () => {
    isCancelled = true
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return cancel
}
