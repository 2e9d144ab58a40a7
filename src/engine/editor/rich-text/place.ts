/** Puts an element where another one is shown, which is hidden meanwhile: of the same tag and class, of the same place. */
export function standIn(original: HTMLElement): HTMLElement {
  const { marginTop, marginBottom } = getComputedStyle(original)
  const element = original.cloneNode(false) as HTMLElement
  element.removeAttribute('id')
  // A style sheet may speak of the first or the last of the elements beside each other.
  if (original.previousElementSibling === null) original.before(element)
  else original.after(element)
  original.style.setProperty('display', 'none', 'important')
  const after = getComputedStyle(element)
  if (after.marginTop !== marginTop) element.style.marginTop = marginTop
  if (after.marginBottom !== marginBottom) element.style.marginBottom = marginBottom
  return element
}

/** Shows an element again that something else stood in for. */
export function showAgain(original: HTMLElement): void {
  original.style.removeProperty('display')
  if (original.style.length === 0) original.removeAttribute('style')
}
