import { readLanguages } from '../languages/languages'

/** Of Pagefind: browsers keep this folder forever, and some names are those of every site. */
export const searchVersion = '1.6.0'

export const searchFolder = `assets/search-${searchVersion}`

/** Names the other files of an index; its own name never changes. */
export const searchEntryFile = `${searchFolder}/pagefind-entry.json`

/** `site` may be as an author has written it. */
export function hasSearch(site: unknown): boolean {
  const { all, settingsIn } = readLanguages(site)
  return all.some((language) => settingsIn(language).search !== undefined)
}
