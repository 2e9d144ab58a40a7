import type { ContentPage } from '../../base/schema-types/content'
import { pageAbove } from '../../base/shared-types/addresses'
import type { LanguagesOfSite } from '../../base/shared-types/languages/languages'
import type { LanguageLink, ReadyPage } from '../../base/shared-types/page'
import { isNotFoundPage, notFoundPath } from '../../base/shared-types/site-pages'
import { languageNames } from '../../base/text/language/language-names'
import { madeOf } from '../../content/collections/expand-pages'
import { readTranslations } from '../../content/translations/translations'

export type PageLanguages = Pick<ReadyPage, 'language' | 'translations' | 'languageLinks'>

/** Whether search engines are told of a page. */
export const isListed = ({ isIndexed = true, guard }: Pick<ContentPage, 'isIndexed' | 'guard'>): boolean =>
  isIndexed && !guard

/** The pages that a list of all pages and a search have. The further pages of a list hold nothing of their own. */
export const listedPages = (pages: ContentPage[]): ContentPage[] =>
  pages.filter((page) => isListed(page) && !page.path.endsWith(notFoundPath) && (madeOf(page)?.number ?? 1) === 1)

/** Nothing on a site in one language. `pages` are public. */
export function createPageLanguages(
  pages: ContentPage[],
  languages: LanguagesOfSite,
): (page: ContentPage) => PageLanguages {
  if (!languages.areSeveral) return () => ({})
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const whole = readTranslations(pages, languages)
  const listed = readTranslations(pages.filter(isListed), languages)
  const names = languageNames(languages.all)

  function translationsOf(page: ContentPage): Record<string, string> | undefined {
    const { path, translates = path } = page
    const group = listed.of(page)
    if (isNotFoundPage(path, languages)) return undefined
    if (group.size < 2 || group.get(languages.of(path)) !== path) return undefined
    const paths = Object.fromEntries(group)
    return Object.values(paths).includes(translates) ? { ...paths, 'x-default': translates } : paths
  }

  const openPage = (path = '') => {
    const page = byPath.get(path)
    return page?.guard ? undefined : page
  }

  /** The translation of the nearest page above that has one. */
  function pathAbove(page: ContentPage, language: string): string | undefined {
    const inLanguage = (path: string) => {
      const above = openPage(path)
      return above && openPage(whole.of(above).get(language))?.path
    }
    return (
      inLanguage(pageAbove(page.path, (path) => inLanguage(path) !== undefined)) ??
      openPage(languages.homeOf(language))?.path
    )
  }

  function pathIn(page: ContentPage, language: string): string | undefined {
    if (isNotFoundPage(page.path, languages)) return openPage(languages.homeOf(language))?.path
    if (language === languages.of(page.path)) return page.path
    return whole.of(page).get(language) ?? pathAbove(page, language)
  }

  function linksOf(page: ContentPage): LanguageLink[] {
    return languages.all.flatMap((language) => {
      const path = pathIn(page, language)
      return path === undefined ? [] : [{ language, name: names.get(language) ?? language, path }]
    })
  }

  return (page) => {
    const translations = translationsOf(page)
    return {
      language: languages.of(page.path),
      ...(translations && { translations }),
      languageLinks: linksOf(page),
    }
  }
}
