/** Does nothing unless the pressed button is gone, hidden or disabled. */
export function catchFocus(selector: string): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (
      !activeElement ||
      activeElement === document.body ||
      activeElement.matches(':disabled') ||
      !activeElement.checkVisibility()
    )
      document.querySelector<HTMLElement>(selector)?.focus()
  })
}
