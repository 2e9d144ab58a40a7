/** Scrolls to a block unless it is in view. */
export function scrollToBlock(frame: HTMLElement): void {
  const { top, bottom } = frame.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: top + scrollY - 24, behavior: isReduced ? 'instant' : 'smooth' })
}

/** Returns the path of a link on this site; undefined for other sites and unreadable addresses. */
export function sitePathOf({ origin, pathname }: HTMLAnchorElement): string | undefined {
  if (origin !== location.origin) return undefined
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

/** Returns a function that runs a job before the next frame, once however often it is called. */
export function oncePerFrame(job: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      job()
    })
  }
}
