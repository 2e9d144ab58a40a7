let isOpen = false
const waiting = new Set<() => void>()

function changeAll(): void {
  if (isOpen) return
  const due = [...waiting]
  waiting.clear()
  for (const change of due) change()
}

/**
 * Says that a text of the page is being edited in place, or no longer: changes of the page wait until it is left, and
 * until no other one was opened instead.
 */
export function setFieldOpen(isOpenNow: boolean): void {
  isOpen = isOpenNow
  if (!isOpen) setTimeout(changeAll)
}

/** Makes a change of the page, as soon as no text of it is being edited. */
export function whenNoFieldIsOpen(change: () => void): void {
  if (isOpen) waiting.add(change)
  else change()
}
