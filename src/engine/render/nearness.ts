export interface Nearness {
  isNear: Promise<void>
  /** Returns a function that stops observing. */
  observe(element: Element): () => void
}

/** Far enough that a block is interactive before it is visible. */
const margin = '400px'

const waiting = new Set<() => void>()

/** Call before an update of the page: React would wait for the blocks. */
export function hydrateBlocks(): void {
  for (const hydrate of waiting) hydrate()
}

/** Without IntersectionObserver every element counts as near. */
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
