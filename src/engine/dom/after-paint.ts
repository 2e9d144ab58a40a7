/** The longest delay in milliseconds. In a hidden tab nothing is painted, and the work has to be done all the same. */
const maxDelay = 100

/**
 * Runs work once the browser has painted what has been changed until now: for all that takes longer than a frame, so that
 * a visitor sees the response to a press first. Returns how to cancel it. https://web.dev/articles/optimize-inp
 */
export function afterPaint(work: () => void): () => void {
  let isCancelled = false
  const start = () => {
    if (isCancelled) return
    cancel()
    work()
  }
  // The callback of a frame runs just before the frame is painted; a task that it starts runs after that.
  const frame = requestAnimationFrame(() => setTimeout(start))
  const timer = setTimeout(start, maxDelay)
  const cancel = () => {
    isCancelled = true
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return cancel
}
