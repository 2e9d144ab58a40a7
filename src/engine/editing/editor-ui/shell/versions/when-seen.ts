/** A ref that calls `act` when its element is in view. */
export const whenSeen = (act: () => void) => (element: Element | null) => {
  if (!element) return
  if (!('IntersectionObserver' in window)) return act()
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
