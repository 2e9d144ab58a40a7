import { afterPaint } from '../../dom/after-paint'
import { whenIdle } from '../../dom/when-idle'

/** How long the visitor does nothing before the page acts by itself, in milliseconds. Carousels turn after five seconds. */
export const idleDelay = 4000

/** What works only with the app: controls, links that do more than lead, what moves by itself or is opened by an address. */
const interactive = 'button, input, [data-enhanced], [data-live]'

/** Whether the address names a place that responds to it: such a place has its own anchor in data-live. */
export const isOpenedByAddress = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-live]')].some(({ dataset }) => `#${dataset.live}` === location.hash)

/** How far outside of the viewport a block is when its code is fetched. */
const margin = '200px'

/**
 * Calls `loadApp` when something on the page needs it. At once when the address opens something, a mouse points at a link
 * to another page or at a control, a key is pressed, or the visitor goes back to a page that the app has shown; after a
 * click, so that the browser paints its own response first; and when an interactive block is near the viewport after a
 * scroll or a while without events. Passes the address of a link on. Returns the handler of the visitor's events.
 */
export function watchNeed(loadApp: (link?: string) => void): (event: Event) => void {
  const load = () => loadApp()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(load)
    },
    { rootMargin: margin },
  )
  let isObserving = false
  const observeBlocks = () => {
    if (isObserving) return
    isObserving = true
    for (const block of document.querySelectorAll('[data-block]'))
      if (block.querySelector(interactive)) observer.observe(block)
  }
  setTimeout(observeBlocks, idleDelay - performance.now())
  if (isOpenedByAddress()) load()

  return (event) => {
    const { type, target } = event
    if (type === 'pointerover') {
      const element = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="/"], ${interactive}`)
      if (element && (event as PointerEvent).pointerType === 'mouse') loadApp(element.getAttribute('href') ?? undefined)
    } else if (type === 'keydown' || type === 'popstate') load()
    else if (type === 'click') afterPaint(load)
    else if (type === 'scroll') observeBlocks()
  }
}
