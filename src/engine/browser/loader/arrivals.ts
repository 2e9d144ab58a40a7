/** How far a block has come into the window when it arrives: its edge is seen, its words are not yet. */
const margin = '0px 0px -6% 0px'

/** While this stands on a block its content comes to its place; see global.scss. */
const mark = 'data-arriving'

const end = ({ target }: AnimationEvent) => {
  if (target instanceof Element) target.closest(`[${mark}]`)?.removeAttribute(mark)
}

/**
 * Lets each block of the page arrive once, when a reader scrolls down to it. Nothing waits hidden: a block that is not
 * told to arrive, for want of script, is simply there. Returns how to stop.
 */
export function watchArrivals(): () => void {
  const met = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isNew = !met.has(target)
        met.add(target)
        if (!isIntersecting) continue
        observer.unobserve(target)
        // What is seen from the start, or come upon from below, has been there all along.
        if (!isNew && boundingClientRect.top > 0) target.toggleAttribute(mark, true)
      }
    },
    { rootMargin: margin },
  )
  for (const block of document.querySelectorAll('main > .block')) observer.observe(block)
  // Each page asks for this anew; a listener that is there already is not added again.
  document.addEventListener('animationend', end)
  return () => observer.disconnect()
}
