import type { KeyboardEvent } from 'react'

/** Up and down stay in the column of a language, as in a grid: the list itself goes from row to row. To be called while an event is captured. */
export function stayInColumn(event: KeyboardEvent<HTMLElement>): void {
  const cell = (event.target as Element).closest<HTMLElement>('button.version')
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!cell || step === undefined) return
  event.preventDefault()
  event.stopPropagation()
  const column = [...event.currentTarget.querySelectorAll<HTMLElement>(`button.version[lang="${cell.lang}"]`)]
  column[column.indexOf(cell) + step]?.focus()
}
