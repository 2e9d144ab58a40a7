/** How long to wait where the browser does not say when it is idle, in milliseconds. */
const patience = 2000

/** Starts something once the browser has nothing better to do. The answer calls it off. */
export function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(start, patience)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(start)
  return () => cancelIdleCallback(request)
}

/** Whether the visitor has asked the browser to save traffic. Not every browser says (navigator.connection.saveData). */
export function savesTraffic(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
