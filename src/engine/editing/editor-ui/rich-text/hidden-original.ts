export function showCopyOf(original: HTMLElement): HTMLElement {
  const { marginTop, marginBottom } = getComputedStyle(original)
  const element = original.cloneNode(false) as HTMLElement
  element.removeAttribute('id')
  // A style sheet may select the first or last child.
  if (original.previousElementSibling === null) original.before(element)
  else original.after(element)
  original.style.setProperty('display', 'none', 'important')
  const after = getComputedStyle(element)
  if (after.marginTop !== marginTop) element.style.marginTop = marginTop
  if (after.marginBottom !== marginBottom) element.style.marginBottom = marginBottom
  return element
}

export function showOriginal(original: HTMLElement): void {
  original.style.removeProperty('display')
  if (original.style.length === 0) original.removeAttribute('style')
}
