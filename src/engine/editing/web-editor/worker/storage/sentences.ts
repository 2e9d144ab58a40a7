import { plural } from '../../../../base/text/numbers'

const noRoom =
  'This browser has no room left. Delete what other websites keep in it (in its settings, under “Site data”), and try again, or save your work as a file. A private window has little room: open that file in a usual one.'

const isElsewhere = 'This site is open in another tab now. Change it there.'

export function explainStorage(error: unknown): string {
  const { name, message } = error as Error
  if (name === 'QuotaExceededError') return `Nothing was saved. ${noRoom}`
  // This tab has closed the file, because another one has taken over.
  if (name === 'InvalidStateError') return `Nothing was saved. ${isElsewhere}`
  return `Nothing was saved: the browser refused to keep it (${message}). Try again, or save your work as a file.`
}

export const explainDamagedJournal = (count: number): string =>
  `Undo has lost ${plural(count, 'entry', 'entries')}, which the browser has damaged. Your pages are unchanged.`
