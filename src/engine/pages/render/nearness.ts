export interface Nearness {
  isNear: Promise<void>
  /** Returns a function that stops observing. */
  observe(element: Element): () => void
}

/** Far enough that a block is interactive before it is visible. */
const margin = '400px'

const waiting = new Set<() => void>()

type Prepare = (element: Element, hydrate: () => void) => unknown

let prepare: Prepare = (_, hydrate) => hydrate()

/** Html that is no longer as the server wrote it is prepared: see page-scripts/browser-translation. */
export function prepareBlocks(preparation: Prepare): void {
  prepare = preparation
}

/** Call before an update of the page: React would wait for the blocks. */
export function hydrateBlocks(): void {
  for (const hydrate of waiting) hydrate()
}

/** Without IntersectionObserver every element counts as near. */
export function createNearness(): Nearness {
  let resolve: () => void = () => undefined
  const isNear = new Promise<void>((take) => {
    resolve = () => {
      take()
      // React reads it, and need not wait.
      Object.assign(isNear, { status: 'fulfilled' })
    }
  })
  return {
    isNear,
    observe(element) {
      const arrive = () => {
        waiting.delete(arrive)
        prepare(element, resolve)
      }
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
