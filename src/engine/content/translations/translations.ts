import type { LanguagesOfSite } from '../../base/shared-types/languages/languages'
import { getOrAdd } from '../../base/shared-types/maps'

export interface TranslatedPage {
  path: string
  translates?: string
}

/** Of one page in its languages, the original's first if it exists. */
type PathsByLanguage = ReadonlyMap<string, string>

export interface Translations {
  /** Holds the page itself. */
  of(page: TranslatedPage): PathsByLanguage
}

/** Of several translations into one language, the first counts. */
export function readTranslations(pages: readonly TranslatedPage[], languages: LanguagesOfSite): Translations {
  const groups = new Map<string, Map<string, string>>()
  const originals = pages.filter(({ translates }) => translates === undefined)
  const translations = pages.filter(({ translates }) => translates !== undefined)
  for (const { path, translates = path } of [...originals, ...translations]) {
    const group = getOrAdd(groups, translates, () => new Map<string, string>())
    const language = languages.of(path)
    if (!group.has(language)) group.set(language, path)
  }
  return { of: ({ path, translates = path }) => groups.get(translates) ?? new Map([[languages.of(path), path]]) }
}
