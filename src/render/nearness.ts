/** A promise that an element has come near the viewport, and the watching that keeps it. */
export interface Nearness {
  isNear: Promise<void>
  /** Starts watching; the answer stops it. */
  watch(element: Element): () => void
}

/** How far below or above the viewport a block is woken up, so that it is alive before it is seen. */
const margin = '400px'

/** Makes a nearness for one element. In a browser without IntersectionObserver everything counts as near. */
export function createNearness(): Nearness {
  let arrive: () => void = () => undefined
  const isNear = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return {
    isNear,
    watch(element) {
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
      return () => observer.disconnect()
    },
  }
}
