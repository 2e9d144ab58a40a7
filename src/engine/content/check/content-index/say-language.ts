import type { LanguagesOfSite } from '../../../base/shared-types/languages/languages'
import { getOrAdd } from '../../../base/shared-types/maps'
import { languageNames } from '../../../base/text/language/language-names'
import type { PageContent } from './content'

export const isTag = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}

const namesBySite = new WeakMap<LanguagesOfSite, Map<string, string>>()

/** "German"; what is no tag stays as it is. */
export function sayLanguage(language: string, { languages }: Pick<PageContent, 'languages'>): string {
  const names = getOrAdd(namesBySite, languages, () => languageNames(languages.all.filter(isTag), 'en'))
  return names.get(language) ?? language
}
