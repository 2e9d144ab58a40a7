let isOpen = false
const waiting = new Set<() => void>()

/** Says that a text of the page is being edited in place, or no longer: changes of the page wait until it is left. */
export function setFieldOpen(isOpenNow: boolean): void {
  isOpen = isOpenNow
  if (isOpen) return
  const due = [...waiting]
  waiting.clear()
  for (const change of due) change()
}

/** Makes a change of the page, as soon as no text of it is being edited. */
export function whenNoFieldIsOpen(change: () => void): void {
  if (isOpen) waiting.add(change)
  else change()
}
