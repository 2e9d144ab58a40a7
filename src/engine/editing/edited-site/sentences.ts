import type { EditRefusal } from '../../content/json-edits/edit'

export function explainEditRefusal(refusal: EditRefusal): string {
  if (refusal.reason === 'unreadable')
    return `pages.json has a mistake in line ${refusal.line}. Editing waits until it is repaired: ${refusal.message}`
  if (refusal.reason === 'gone')
    return 'This no longer exists: someone else has removed or replaced it. Nothing was saved.'
  return 'Someone else has changed this. Nothing was saved: choose which version to keep.'
}

export const nothingToUndo = 'Nothing to undo.'
export const explainOtherWindow = (label: string, window: string): string =>
  `You have nothing to undo. The last change, “${label}”, was made in ${window}.`

export const nothingToRedo = 'Nothing to redo.'
export const unreadable = 'This would make pages.json unreadable, so nothing was saved.'
export const notUnderstood = 'This change was not understood, and nothing was saved. Load the editor again.'
export const cannotMerge =
  'Someone else’s version of pages.json has a mistake, so it is not shown here. Your changes are kept. Publishing waits until the mistake is repaired.'

export const versionWithoutSite = 'This version has no pages.json in this place, so it has nothing to bring back.'
export const parentNotHere = 'What it changed is not known: the version before it is not in this folder.'
export const parentNotRead = 'What it changed is not known: its pages, or those before it, cannot be read.'
export const versionNotShown =
  'The blocks of the site have changed since this version, so its pages cannot be shown. What has changed is listed, and what still fits can be brought back.'
