import { isPlainClick } from '../../dom/plain-click'

/** The value is what they open: see elements/EnhancedLink.tsx. */
const enhanced = '[data-enhanced]'

const controls = `button, ${enhanced}, input[type="radio"], input[type="checkbox"]`

const dehydratedBlock = '[data-block]:not([data-hydrated])'

export function announceButtons(areButtons = true): void {
  for (const link of document.querySelectorAll<HTMLElement>(`${dehydratedBlock} ${enhanced}`)) {
    link.role = areButtons ? 'button' : null
    link.ariaHasPopup = (areButtons && link.dataset.enhanced) || null
  }
}

/**
 * Repeats the last click on each block after its hydration. Space counts as a click on an enhanced link. The returned
 * function gives up when code fails to load: links then work as plain html.
 */
export function keepEarlyClicks(): () => void {
  const waiting = new Map<Element, HTMLElement>()
  const keep = (event: MouseEvent | KeyboardEvent) => {
    const isKey = event instanceof KeyboardEvent
    const isPress = isKey ? event.key === ' ' : isPlainClick(event)
    const selector = isKey ? enhanced : controls
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    const block = control?.closest(dehydratedBlock)
    if (!control || !block || !isPress) return
    event.preventDefault()
    event.stopPropagation()
    waiting.set(block, control)
  }
  const repeat = ({ target }: Event) => {
    const control = target instanceof Element ? waiting.get(target) : undefined
    if (!control || !(target instanceof Element)) return
    waiting.delete(target)
    if (control.isConnected) control.click()
  }
  addEventListener('click', keep, true)
  addEventListener('keydown', keep, true)
  addEventListener('block-hydrated', repeat)
  return () => {
    removeEventListener('click', keep, true)
    removeEventListener('keydown', keep, true)
    announceButtons(false)
    // Offline: see offline-links.ts.
    if (!navigator.onLine) for (const control of waiting.values()) control.click()
  }
}
