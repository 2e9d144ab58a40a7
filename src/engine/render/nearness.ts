/** A promise that an element has come near the viewport, and the observer that resolves it. */
export interface Nearness {
  isNear: Promise<void>
  /** Starts observing; returns how to stop. */
  observe(element: Element): () => void
}

/** How far below or above the viewport a block is hydrated, so that it is interactive before it is seen. */
const margin = '400px'

/** Starts the hydration of each block that waits for it. */
const waiting = new Set<() => void>()

/** Hydrates all blocks. To be called before an update of the page that is shown: React would wait for them. */
export function hydrateBlocks(): void {
  for (const hydrate of waiting) hydrate()
}

/** Makes a nearness for one element. In a browser without IntersectionObserver everything counts as near. */
export function createNearness(): Nearness {
  let arrive: () => void = () => undefined
  const isNear = new Promise<void>((resolve) => {
    arrive = () => {
      waiting.delete(arrive)
      resolve()
    }
  })
  return {
    isNear,
    observe(element) {
      waiting.add(arrive)
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
        waiting.delete(arrive)
        observer.disconnect()
      }
    },
  }
}
