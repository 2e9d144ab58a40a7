import type { ContentPage, SiteContent, SiteSettings } from '../../schema-types/content'
import { pageAbove } from '../addresses'
import { readLanguages } from '../languages/languages'
import { isContentPage } from '../site-pages'

/** A feed that the build writes: of a collection in a language. */
export interface MadeFeed {
  collection: string
  language: string
  path: string
  form: 'rss' | 'json'
  isFull: boolean
  title: string
  /** The page that it belongs to: the nearest above it. */
  page: string
}

/** https://www.rssboard.org/rss-specification, https://www.jsonfeed.org/version/1.1/ */
export const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }

export const isFed = (page: ContentPage, collection: string): boolean =>
  page.entry?.collection === collection &&
  page.entry.isVisible !== false &&
  page.isIndexed !== false &&
  page.draft !== true &&
  !page.guard

/** In languages other than the site's own, collections without entries have none. */
export function madeFeeds({ site, collections = {}, pages }: SiteContent): MadeFeed[] {
  const { all, own, of, homeOf } = readLanguages(site)
  const shown = new Map(pages.filter(isContentPage).map((page) => [page.path, page]))
  const isUsed = (collection: string, language: string) =>
    language === own || [...shown.values()].some((page) => of(page.path) === language && isFed(page, collection))
  /** Beside the translation of the page that the original feed belongs to. */
  const addressIn = (language: string, address: string): string => {
    const original = pageAbove(address, (path) => shown.has(path))
    const found = [...shown.values()].find(
      ({ path, translates }) => original !== '/' && translates === original && of(path) === language,
    )
    return found ? found.path + address.slice(original.length) : `${homeOf(language)}${address}`
  }
  return Object.entries(collections).flatMap(([collection, { title, feeds = [], feedContent }]) =>
    all
      .filter((language) => feeds.length > 0 && isUsed(collection, language))
      .flatMap((language) =>
        feeds.map((address): MadeFeed => {
          const path = language === own ? address : addressIn(language, address)
          const above = pageAbove(path, (one) => shown.has(one))
          const page = of(above) === language ? above : homeOf(language)
          return {
            ...{ collection, language, path, page },
            form: path.endsWith('.xml') ? 'rss' : 'json',
            isFull: feedContent === 'full',
            title: language === own ? title : (shown.get(page)?.title ?? title),
          }
        }),
      ),
  )
}

/** The pictures of entries that feeds show. */
export function fedPictures(content: SiteContent): string[] {
  const collections = new Set(madeFeeds(content).map(({ collection }) => collection))
  return content.pages.filter(isContentPage).flatMap((page) => {
    const { collection = '', image } = page.entry ?? {}
    return image && collections.has(collection) && isFed(page, collection) ? [image] : []
  })
}

/** As pages name them in their heads. */
export const feedsIn = (content: SiteContent, language: string): NonNullable<SiteSettings['feeds']> =>
  madeFeeds(content)
    .filter((feed) => feed.language === language)
    .map(({ title, path, form }) => ({ title, href: path, form }))
