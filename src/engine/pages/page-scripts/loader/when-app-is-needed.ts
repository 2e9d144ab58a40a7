import { afterPaint } from '../../../base/dom/after-paint'
import { whenIdle } from '../../../base/dom/when-idle'

/** Milliseconds. */
export const idleDelay = 4000

const interactive = 'button, input, select, textarea, [data-enhanced], [data-live]'

/** An element that an address opens has its anchor in data-live. */
export const isOpenedByAddress = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-live]')].some(({ dataset }) => `#${dataset.live}` === location.hash)

const margin = '200px'

/**
 * The app is needed when the address opens something; the mouse is over a link or control; after the paint that follows
 * a click; an interactive block is near, after a scroll or a pause; and at any other event: a key press, an entry, a
 * <details> that opens, a sent form, a return in history.
 */
export function whenAppIsNeeded(loadApp: (link?: string) => void): (event: Event) => void {
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
    } else if (type === 'click') afterPaint(load)
    else if (type === 'scroll') observeBlocks()
    else load()
  }
}
