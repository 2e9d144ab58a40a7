import { pausePage } from '../../../../base/dom/pause'

/** Shows a part of what moves, such as the item of a carousel, which stays there. */
export function reveal(part: Element): void {
  pausePage()
  part.dispatchEvent(new Event('beforematch', { bubbles: true }))
}

/** Scrolls to a block unless it is in view. */
export function scrollToBlock(frame: HTMLElement): void {
  const { top, bottom } = frame.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const scroll = (behavior: ScrollBehavior) => {
    const { top: now } = frame.getBoundingClientRect()
    if (Math.abs(now - roomAbove) > 1) scrollTo({ top: now + scrollY - roomAbove, behavior })
  }
  scroll(isReduced ? 'instant' : 'smooth')
  // Blocks on the way get their height as they come into view.
  addEventListener('scrollend', () => scroll('instant'), { once: true })
  if (document.readyState !== 'complete') addEventListener('load', () => scroll('instant'), { once: true })
}

/** For the tools of the block, in pixels. */
const roomAbove = 64

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

/** A click follows a link while the key is held that opens links elsewhere. */
export const isFollowing = ({ ctrlKey, metaKey }: MouseEvent): boolean => ctrlKey || metaKey

/** Marks the element that a file would be dropped on. */
export function markDropping(element: Element | undefined): void {
  for (const marked of document.querySelectorAll('[data-dropping]')) marked.removeAttribute('data-dropping')
  element?.setAttribute('data-dropping', '')
}
