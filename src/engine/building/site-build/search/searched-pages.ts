import type { SiteContent } from '../../../base/schema-types/content'
import { pageAbove } from '../../../base/shared-types/addresses'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import { isContentPage } from '../../../base/shared-types/site-pages'
import { listedPages } from '../../../pages/page-data/page-languages'

export interface SearchedPage {
  path: string
  title: string
  language: string
  /** The title of the page above it, unless that is a home page. */
  section?: string
}

/** What a search finds: the pages of the sitemap, in each language that has a search. Its own page lists them all. */
export function searchedPages({ site, pages }: SiteContent): SearchedPage[] {
  const languages = readLanguages(site)
  const listed = listedPages(pages.filter(isContentPage))
    .map((page) => ({ ...page, language: languages.of(page.path) }))
    .filter(({ path, language }) => {
      const { search } = languages.settingsIn(language)
      return search !== undefined && search !== path
    })
  const titles = new Map(listed.map(({ path, title }) => [path, title]))
  return listed.map(({ path, title, language }) => {
    const above = pageAbove(path, (one) => titles.has(one))
    const isHome = above === languages.homeOf(languages.of(above))
    return { path, title, language, section: isHome ? undefined : titles.get(above) }
  })
}
