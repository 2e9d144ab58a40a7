import type { LanguagesOfSite } from '../../base/shared-types/languages/languages'
import { readTranslations, type TranslatedPage } from './translations'

const isPage = ({ redirect }: TranslatedPage & { redirect?: unknown }) => redirect === undefined

/** Free, and below the translation of the nearest page above that has one. */
export function proposeTranslatedPath(
  original: string,
  language: string,
  pages: readonly TranslatedPage[],
  languages: LanguagesOfSite,
): string {
  const home = languages.homeOf(language)
  if (original === '/') return home
  const translations = readTranslations(pages.filter(isPage), languages)
  const parts = original.split('/').slice(1)
  const above = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, parts.length - 1 - index).join('/')}`)
  const nearest = above.find((path) => translations.of({ path }).has(language))
  const rest = original.slice(nearest?.length ?? 0)
  const path = (nearest === undefined ? home : translations.of({ path: nearest }).get(language)) + rest
  const taken = new Set(pages.map((page) => page.path))
  for (let number = 2, free = path; ; number++) {
    if (!taken.has(free)) return free
    free = `${path}-${number}`
  }
}
