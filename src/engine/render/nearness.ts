/** A promise that an element has come near the viewport, and the watching that keeps it. */
export interface Nearness {
  isNear: Promise<void>
  /** Starts watching; the answer stops it. */
  watch(element: Element): () => void
}

/** How far below or above the viewport a block is woken up, so that it is alive before it is seen. */
const margin = '400px'

/** What wakes the blocks that still sleep. */
const sleeping = new Set<() => void>()

/** Wakes every block that still sleeps. Do it before an update of the page that is shown: React would wait for them. */
export function wakeBlocks(): void {
  for (const wake of sleeping) wake()
}

/** Makes a nearness for one element. In a browser without IntersectionObserver everything counts as near. */
export function createNearness(): Nearness {
  let arrive: () => void = () => undefined
  const isNear = new Promise<void>((resolve) => {
    arrive = () => {
      sleeping.delete(arrive)
      resolve()
    }
  })
  return {
    isNear,
    watch(element) {
      sleeping.add(arrive)
      if (typeof IntersectionObserver === 'undefined') {
        arrive()
        return () => undefined
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          arrive()
          observer.disconnect()
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => {
        sleeping.delete(arrive)
        observer.disconnect()
      }
    },
  }
}
