/** The longest wait, in milliseconds: nothing is painted in a tab that is hidden, and its work is to be done all the same. */
const patience = 100

/**
 * Does something once the browser has painted what has been changed until now, so that a visitor who has pressed
 * something sees at once that it was heard: for all that takes longer than a frame. The answer calls it off.
 */
export function afterPaint(work: () => void): () => void {
  let isOff = false
  const start = () => {
    if (isOff) return
    callOff()
    work()
  }
  // Frames are asked for just before they are painted; a task comes after that.
  const frame = requestAnimationFrame(() => setTimeout(start))
  const timer = setTimeout(start, patience)
  const callOff = () => {
    isOff = true
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return callOff
}
