import { isPlainClick } from '../../../base/dom/plain-click'

/** The value is what they open: see elements/EnhancedLink.tsx. */
const enhanced = '[data-enhanced]'

const buttons = `button, ${enhanced}`

const dehydratedBlock = '[data-block]:not([data-hydrated])'

export function announceButtons(areButtons = true): void {
  for (const link of document.querySelectorAll<HTMLElement>(`${dehydratedBlock} ${enhanced}`)) {
    link.role = areButtons ? 'button' : null
    link.ariaHasPopup = (areButtons && link.dataset.enhanced) || null
  }
}

const isPress = (event: Event): boolean =>
  event instanceof KeyboardEvent ? event.key === ' ' : isPlainClick(event as MouseEvent)

const selectors: Record<string, string> = { click: buttons, keydown: enhanced, submit: 'form' }

/**
 * Repeats each block's last press, or the form that was sent, after hydration. Space clicks an enhanced link. The
 * returned function gives up when code fails to load: links then work as html.
 */
export function keepEarlyClicks(): () => void {
  const waiting = new Map<Element, HTMLElement>()
  const keep = (event: Event) => {
    const { target, type } = event
    const control = target instanceof Element ? target.closest<HTMLElement>(selectors[type] ?? '') : null
    const block = control?.closest(dehydratedBlock)
    if (!control || !block || !isPress(event)) return
    event.preventDefault()
    event.stopPropagation()
    waiting.set(block, control)
  }
  const press = (control: HTMLElement) => {
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
  const repeat = ({ target }: Event) => {
    const control = waiting.get(target as Element)
    if (control) press(control)
    waiting.delete(target as Element)
  }
  for (const type in selectors) addEventListener(type, keep, true)
  addEventListener('block-hydrated', repeat)
  const mark = ({ target }: Event) => {
    ;(target as { isToggled?: boolean } & EventTarget).isToggled = true
  }
  addEventListener('toggle', mark, true)
  return () => {
    for (const type in selectors) removeEventListener(type, keep, true)
    announceButtons(false)
    // Offline: see offline-links.ts.
    if (!navigator.onLine) for (const control of waiting.values()) press(control)
  }
}
