/** How far a block has come into the window when it arrives: its edge is seen, its words are not yet. */
const margin = '0px 0px -6% 0px'

/** A block with this attribute plays its arrival; see global.scss. */
const attribute = 'data-arriving'

const end = ({ target }: AnimationEvent) => {
  if (target instanceof Element) target.closest(`[${attribute}]`)?.removeAttribute(attribute)
}

/**
 * Plays the arrival of each block once, when a reader scrolls down to it. No block is hidden before: without script all
 * are simply there. Returns how to stop.
 */
export function watchArrivals(): () => void {
  const seen = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isNew = !seen.has(target)
        seen.add(target)
        if (!isIntersecting) continue
        observer.unobserve(target)
        // What is seen from the start, or come upon from below, has been there all along.
        if (!isNew && boundingClientRect.top > 0) target.toggleAttribute(attribute, true)
      }
    },
    { rootMargin: margin },
  )
  for (const block of document.querySelectorAll('main > .block')) observer.observe(block)
  // Each page calls this again; the browser adds a listener only once.
  document.addEventListener('animationend', end)
  return () => observer.disconnect()
}
