let isOpen = false
const waiting = new Set<() => void>()

function changeAll(): void {
  if (isOpen) return
  const due = [...waiting]
  waiting.clear()
  for (const change of due) change()
}

/** While a text of the page is edited in place, changes of the page wait. */
export function setFieldOpen(isOpenNow: boolean): void {
  isOpen = isOpenNow
  if (!isOpen) setTimeout(changeAll)
}

export function whenNoFieldIsOpen(change: () => void): void {
  if (isOpen) waiting.add(change)
  else change()
}
