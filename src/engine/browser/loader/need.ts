import { afterPaint } from '../../dom/after-paint'
import { whenIdle } from '../../dom/when-idle'
import { rest } from './rest'

/** What needs code to be of use: controls, links that do more than lead, what moves by itself or is opened by an address. */
const live = 'button, input, [data-enhanced], [data-live]'

/** How far outside of the window a block is when its code is fetched. */
const margin = '200px'

/**
 * Calls back when something on the page needs more than html. At once when a mouse points at a link to another page or at
 * a control, or a key is pressed; after a click, so that its answer is painted first. And when a block that does
 * something is near, as soon as the visitor scrolls, or after a while. Told of a link, it passes it on. Returns what has
 * to hear of the visitor's moves.
 */
export function watchNeed(start: (link?: string) => void): (event: Event) => void {
  const begin = () => start()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(begin)
    },
    { rootMargin: margin },
  )
  let isLooking = false
  const look = () => {
    if (isLooking) return
    isLooking = true
    for (const block of document.querySelectorAll('[data-block]'))
      if (block.querySelector(live)) observer.observe(block)
  }
  setTimeout(look, rest - performance.now())

  return (event) => {
    const { type, target } = event
    if (type === 'pointerover') {
      const found = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="/"], ${live}`)
      if (found && (event as PointerEvent).pointerType === 'mouse') start(found.getAttribute('href') ?? undefined)
    } else if (type === 'keydown') begin()
    else if (type === 'click') afterPaint(begin)
    else if (type === 'scroll') look()
  }
}
