import type { Refusal } from '../edits/edit'

/** Says why an edit was not made, in an author's words. */
export function explainRefusal(refusal: Refusal): string {
  if (refusal.reason === 'unreadable')
    return `pages.json has a mistake in line ${refusal.line}. Editing waits until it is repaired: ${refusal.message}`
  if (refusal.reason === 'gone')
    return 'What this was about is not there any more: somebody has removed or replaced it. Nothing was written.'
  return 'Somebody has changed this place meanwhile. Nothing was written: choose which version is to stay.'
}

export const nothingToUndo = 'There is nothing to take back.'
/** Says that the last deed belongs to another window. */
export const explainElsewhere = (label: string): string =>
  `Undo is yours alone, and you have nothing to take back. The last change, “${label}”, was made in another window.`

export const nothingToRedo = 'There is nothing to do again.'
export const unreadable = 'This would make pages.json unreadable, so nothing was written.'
export const notUnderstood = 'This change was not understood, and nothing was written. Load the editor again.'

const journalReasons: Record<string, string> = {
  ENOSPC: 'There is no room left on the disk.',
  EDQUOT: 'There is no room left for your files on this disk.',
  EACCES: 'There is no permission to write to it.',
  EPERM: 'There is no permission to write to it.',
  EROFS: 'The disk can only be read.',
}

/** Says that the journal could not be written. */
export function explainJournal(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = journalReasons[code] ?? 'The terminal says why.'
  return `Nothing was written, because what is needed to take it back could not be kept. ${reason} Repair that and try again.`
}
