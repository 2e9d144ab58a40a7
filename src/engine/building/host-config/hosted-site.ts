import type { SiteContent, SiteSettings } from '../../base/schema-types/content'
import { fedPictures, feedTypes, madeFeeds } from '../../base/shared-types/feeds/made-feeds'
import { readLanguages } from '../../base/shared-types/languages/languages'
import type { Fallback, Redirect } from '../../base/shared-types/page'
import { hasSearch } from '../../base/shared-types/search/site-search'
import type { Service } from '../../base/shared-types/services/service'
import { findNotFoundPages, isContentPage, splitRedirects } from '../../base/shared-types/site-pages'

export interface HostedSite {
  settings: Pick<SiteSettings, 'analytics' | 'pixels' | 'formService' | 'errorReports'>
  services: Service[]
  hasGuards: boolean
  hasSearch: boolean
  redirects: Redirect[]
  fallbacks: Fallback[]
  /** The pages for unknown addresses of languages, which keep their address and have the status 404. */
  notFound: Fallback[]
  /** Search engines must not index them. */
  hidden: string[]
  sharedFolders: string[]
  fileFolders: string[]
  feeds: { path: string; type: string }[]
}

/** "/guides/{key}/a.pdf" -> "/guides/:key/*" */
const keyFolderPattern = (file: string): string => `${file.slice(0, file.indexOf('/{key}/'))}/:key/*`

/** "/images/a/b.png" -> "/images/*". By folder, because hosts read only a hundred rules. */
const folderPattern = (address: string): string => address.replace(/^(\/[^/]+\/).*/, '$1*')

/** Only names that need no quoting in a host's configuration. */
function findFileFolders(files: string[], pages: { path: string }[]): string[] {
  const taken = new Set(['/assets/*', ...pages.map(({ path }) => folderPattern(path))])
  const folders = new Set(files.map(folderPattern).filter((pattern) => /^\/[\w-]+\/\*$/.test(pattern)))
  return [...folders].filter((pattern) => !taken.has(pattern)).sort()
}

export function readHostedSite(content: SiteContent, services: Service[], names: Iterable<string>): HostedSite {
  const { site } = content
  const files = [...names]
  const pages = content.pages.filter(isContentPage)
  const pictures = [site.socialImage, ...pages.map(({ socialImage }) => socialImage)].filter(
    (name) => name !== undefined,
  )
  const feeds = madeFeeds(content)
  // Programs that read feeds show their pictures.
  const encoded = feeds.some(({ isFull }) => isFull) ? ['/assets/*'] : []
  const keyFolders = files.filter((file) => file.includes('/{key}/')).map(keyFolderPattern)
  return {
    settings: site,
    services,
    hasGuards: pages.some(({ guard }) => guard),
    hasSearch: hasSearch(site),
    ...splitRedirects(content.pages),
    notFound: findNotFoundPages(content.pages, readLanguages(site)),
    hidden: [...pages.filter(({ guard }) => guard).map(({ path }) => path), ...new Set(keyFolders)],
    sharedFolders: [...new Set([...[...pictures, ...fedPictures(content)].map(folderPattern), ...encoded])],
    fileFolders: findFileFolders(files, pages),
    feeds: feeds.map(({ path, form }) => ({ path, type: feedTypes[form] })),
  }
}
