import { pausePage } from '../../../../base/dom/pause'

function openAround(part: Element): void {
  for (const details of document.querySelectorAll('details'))
    if (details.contains(part) && !details.querySelector('summary')?.contains(part)) details.open = true
}

/** Shows a part that is out of sight, such as a folded text or an item of a carousel, which turns no further then. */
export function reveal(part: Element): void {
  pausePage()
  openAround(part)
  part.dispatchEvent(new Event('beforematch', { bubbles: true }))
}

export function scrollToBlock(frame: HTMLElement): void {
  openAround(frame)
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

/** Pixels, for the tools of the block. */
const roomAbove = 64

/** Undefined for other sites and unreadable addresses. */
export function sitePathOf({ origin, pathname }: HTMLAnchorElement): string | undefined {
  if (origin !== location.origin) return undefined
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

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

/** The key that opens links elsewhere also follows them. */
export const isFollowing = ({ ctrlKey, metaKey }: MouseEvent): boolean => ctrlKey || metaKey

export function markDropping(element: Element | undefined): void {
  for (const marked of document.querySelectorAll('[data-dropping]')) marked.removeAttribute('data-dropping')
  element?.setAttribute('data-dropping', '')
}
