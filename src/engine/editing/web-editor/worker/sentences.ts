import { grouped } from '../../../base/text/numbers'

export const noData =
  'The editor could not be loaded whole. Check your connection to the internet, and load this page again.'

export const noStart =
  'This editor begins with a file: open the pages.json of the site, or a .zip that was saved with “Save as a file”.'

export const wrongKey = 'This is not the access key of the site. Check it and try again.'

export const shownOnly = (branch: string): string =>
  `This window shows the site with the changes “${branch}”. Nothing can be changed in it.`

export const explainNoBranch = (branch: string): string =>
  `The changes “${branch}” are no longer kept. They may have been accepted or withdrawn.`

export const heldElsewhere =
  'Another tab still has the site open and does not answer. Close it, and load this page again.'

export const explainMany = (pages: number): string =>
  `The site has ${grouped(pages)} pages. Each change takes a moment in this editor; with more than 2,000 pages, the editor of a folder is quicker.`

export const askToReplace =
  'The site here has changes that are saved nowhere else. Open the file in their place? Save them as a file first to keep them.'

export const explainOpened = (name: string): string =>
  `“${name}” was opened in place of what was here. “Undo” takes back what was changed before.`

export const signInFirst = (host: string): string => `Sign in to ${host} first. Your changes are kept here.`

export const noHost =
  'This editor is not connected to the place where the site is kept. Save your changes as a file, and send it to the person who looks after the site.'

export const isOutdatedNow =
  'The building blocks of the site have changed since this editor was built. Texts can be edited; publishing waits for the new editor.'

export const noSite = 'No site is open in this tab.'

export const unknownFailure =
  'Something went wrong in the editor. Your changes are kept: load the page again, and say what you did if it happens once more.'
