import type { EditorFrame } from '../canvas/host'

/** In the order of F6. */
const regions = {
  bar: '.bar',
  outline: '.outline',
  toDo: '.to-do-panel',
  page: '.page iframe',
  fields: '.fields',
}

const reachable = 'button:not(:disabled, .help-button), input, select, textarea, a[href], [role="row"][tabindex="0"]'

function focusRegion(name: keyof typeof regions): void {
  const region = document.querySelector<HTMLElement>(regions[name])
  if (region instanceof HTMLIFrameElement) {
    region.focus()
    ;(region as EditorFrame).enterPage?.()
  } else region?.querySelector<HTMLElement>(reachable)?.focus()
}

/** Waits for the next render. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

export function leaveRegion(isBack: boolean): void {
  const names = (Object.keys(regions) as (keyof typeof regions)[]).filter((name) =>
    document.querySelector(regions[name])?.checkVisibility(),
  )
  const now = names.findIndex((name) => document.activeElement?.closest(regions[name]))
  const next = (now + (isBack ? -1 : 1) + names.length) % names.length
  focusRegion(names[next] ?? 'bar')
}

/** F6 goes to the next region, Shift+F6 to the one before. Returns how to stop. */
export function followF6(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6') return
    event.preventDefault()
    leaveRegion(event.shiftKey)
  }
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}
