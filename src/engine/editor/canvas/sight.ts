/** Brings a block into view, unless most of it is there. */
export function scrollToBlock(frame: HTMLElement): void {
  const { top, bottom } = frame.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: top + scrollY - 24, behavior: isReduced ? 'instant' : 'smooth' })
}

/** Returns the path on this site that a link leads to; undefined for other sites, and for what is no address. */
export function ownPathOf({ origin, pathname }: HTMLAnchorElement): string | undefined {
  if (origin !== location.origin) return undefined
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

/** Returns a function that asks for a job before the next frame, once however often it is called. */
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
