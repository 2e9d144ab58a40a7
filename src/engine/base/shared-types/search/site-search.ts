import { readLanguages } from '../languages/languages'

/** The version of Pagefind: browsers keep files of this folder forever, and some have the same name in each site. */
export const searchVersion = '1.6.0'

export const searchFolder = `assets/search-${searchVersion}`

/** It names the other files of an index, and keeps its name when they change. */
export const searchEntryFile = `${searchFolder}/pagefind-entry.json`

/** `site` may be as an author has written it. */
export function hasSearch(site: unknown): boolean {
  const { all, settingsIn } = readLanguages(site)
  return all.some((language) => settingsIn(language).search !== undefined)
}
