import { whenIdle } from '../elements/when-idle'

/** What needs code to be of use: controls, links that do more than lead, what moves by itself or is opened by an address. */
const live = 'button, input, [data-enhanced], [data-live]'

/** How far outside of the window a block is when its code is fetched. */
const margin = '200px'

/** How long a page rests when its visitor does nothing, in milliseconds. What moves by itself begins after five seconds. */
const rest = 4000

/**
 * Calls back once, when something on the page needs more than html. At once when a mouse points at a link to another page
 * or at a control, or a key is pressed; after a click, so that its answer is painted first. And when a block that does
 * something is near, as soon as the visitor scrolls, or after a while. Told of a link, it passes it on.
 */
export function watchNeed(start: (link?: string) => void): void {
  const begin = () => start()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(begin)
    },
    { rootMargin: margin },
  )
  const look = () => {
    for (const block of document.querySelectorAll('[data-block]'))
      if (block.querySelector(live)) observer.observe(block)
  }
  addEventListener('pointerover', ({ target, pointerType }) => {
    const found = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="/"], ${live}`)
    if (found && pointerType === 'mouse') start(found.getAttribute('href') ?? undefined)
  })
  addEventListener('keydown', begin)
  // Caught on its way in: a click on a block that sleeps goes no further (see early-clicks.ts).
  addEventListener('click', () => requestAnimationFrame(() => setTimeout(begin)), true)
  addEventListener('scroll', look, { once: true })
  setTimeout(look, rest)
}
