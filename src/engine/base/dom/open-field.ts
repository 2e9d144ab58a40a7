let isOpen = false
const waiting = new Set<() => void>()

function changeAll(): void {
  if (isOpen) return
  const due = [...waiting]
  waiting.clear()
  for (const change of due) change()
}

/** Marks that a text of the page is being edited in place. Changes of the page wait until no text is. */
export function setFieldOpen(isOpenNow: boolean): void {
  isOpen = isOpenNow
  if (!isOpen) setTimeout(changeAll)
}

export function whenNoFieldIsOpen(change: () => void): void {
  if (isOpen) waiting.add(change)
  else change()
}
