/** In milliseconds. Hidden tabs paint nothing, but the work still has to run. */
const maxDelay = 100

/** Runs work after the paint that answers a press: https://web.dev/articles/optimize-inp. Returns how to cancel it. */
export function afterPaint(work: () => void): () => void {
  let isCancelled = false
  const start = () => {
    if (isCancelled) return
    cancel()
    work()
  }
  // A frame callback runs before the paint; a task that it starts, after.
  const frame = requestAnimationFrame(() => setTimeout(start))
  const timer = setTimeout(start, maxDelay)
  const cancel = () => {
    isCancelled = true
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return cancel
}
