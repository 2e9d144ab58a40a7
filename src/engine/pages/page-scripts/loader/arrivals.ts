/** A block arrives when its edge is visible, but its text is not. */
const margin = '0px 0px -6% 0px'

const attribute = 'data-arriving'

const end = ({ target }: AnimationEvent) => {
  if (target instanceof Element) target.closest(`[${attribute}]`)?.removeAttribute(attribute)
}

/** Once, when a reader scrolls down to it. Nothing is hidden before: pages work without script. */
export function watchArrivals(): () => void {
  const seen = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isNew = !seen.has(target)
        seen.add(target)
        if (!isIntersecting) continue
        observer.unobserve(target)
        // Blocks visible from the start or reached from below do not arrive.
        if (!isNew && boundingClientRect.top > 0) target.toggleAttribute(attribute, true)
      }
    },
    { rootMargin: margin },
  )
  for (const block of document.querySelectorAll('main > .block')) observer.observe(block)
  document.addEventListener('animationend', end)
  return () => observer.disconnect()
}
