import type { EditorFrame } from '../canvas/host'

/** The parts of the editor, in the order in which F6 goes through them. */
const regions = {
  bar: '.bar',
  outline: '.outline',
  page: '.page iframe',
  fields: '.fields',
}

const reachable = 'button:not(:disabled), input, select, textarea, a[href], [role="row"][tabindex="0"]'

/** Moves the focus into a part of the editor. */
export function focusRegion(name: keyof typeof regions): void {
  const region = document.querySelector<HTMLElement>(regions[name])
  if (region instanceof HTMLIFrameElement) {
    region.focus()
    ;(region as EditorFrame).enterPage?.()
  } else region?.querySelector<HTMLElement>(reachable)?.focus()
}

/** Moves the focus to an element when it is there. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

/** Moves the focus to an element where it got lost: a button that was pressed cannot be pressed any more. */
export function catchFocus(selector: string): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement.matches(':disabled'))
      document.querySelector<HTMLElement>(selector)?.focus()
  })
}

/** Lets F6 go from one part of the editor to the next, and Shift+F6 back. Returns how to stop. */
export function followF6(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6') return
    event.preventDefault()
    const names = (Object.keys(regions) as (keyof typeof regions)[]).filter((name) =>
      document.querySelector(regions[name])?.checkVisibility(),
    )
    const now = names.findIndex((name) => document.activeElement?.closest(regions[name]))
    const next = (now + (event.shiftKey ? -1 : 1) + names.length) % names.length
    focusRegion(names[next] ?? 'bar')
  }
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}
