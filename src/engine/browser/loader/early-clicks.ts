import { isPlainClick } from '../../dom/plain-click'

/** Links that are buttons where there is a script. The value says what they open; see elements/EnhancedLink.tsx. */
const enhanced = '[data-enhanced]'

/** What needs a hydrated block to respond to a click: links that do more than lead, and controls. */
const controls = `button, ${enhanced}, input[type="radio"], input[type="checkbox"]`

/** A block that is not hydrated yet: the renderer sets the attribute. */
const dehydratedBlock = '[data-block]:not([data-hydrated])'

/** Says to assistive technology that links are buttons, or no longer. */
export function announceButtons(areButtons = true): void {
  for (const link of document.querySelectorAll<HTMLElement>(`${dehydratedBlock} ${enhanced}`)) {
    link.role = areButtons ? 'button' : null
    link.ariaHasPopup = (areButtons && link.dataset.enhanced) || null
  }
}

/**
 * Keeps clicks on the controls of blocks that are not hydrated yet, and repeats them when the block is, so that nobody
 * clicks in vain while code is loading. Of several clicks on one block the last one counts. The space bar clicks, too,
 * what is announced as a button. Returns how to stop, for code that cannot be loaded: then links lead as they are written.
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
    // Without a network nothing is loaded again: the page says so (see offline-links.ts).
    if (!navigator.onLine) for (const control of waiting.values()) control.click()
  }
}
