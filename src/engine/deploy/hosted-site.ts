import type { SiteContent, SiteSettings } from '../generated/content'
import { type FilmProvider, findFilmProviderInAnnotations } from '../model/film-provider'
import type { Fallback, Redirect } from '../model/page'
import { isContentPage, splitRedirects } from '../model/site-pages'

/** What a host's configuration depends on: the services that pages use, the redirects, what search engines must not show. */
export interface HostedSite {
  settings: Pick<SiteSettings, 'analytics' | 'formService' | 'errorReports'>
  /** The origins that films are fetched from, where pages have any. */
  films?: Pick<FilmProvider, 'frames' | 'requests'>
  /** The addresses of pictures that other sites keep. */
  pictures: string[]
  /** Whether a page is guarded. */
  hasGuards: boolean
  redirects: Redirect[]
  fallbacks: Fallback[]
  /** What is guarded: paths of pages, and patterns of files. No search engine may show it. */
  hidden: string[]
  /** Patterns of the folders with pictures that other sites show when a page is shared. */
  sharedFolders: string[]
  /** Patterns of the folders that hold files of public/ and no page. */
  fileFolders: string[]
}

/** A file below a folder named {key} is hidden: "/guides/{key}/a.pdf" -> "/guides/:key/*". */
const patternOfKeyFolder = (file: string): string => `${file.slice(0, file.indexOf('/{key}/'))}/:key/*`

/** Hosts read a hundred rules and no more: the folders of the pictures stand for them all. "/images/a/b.png" -> "/images/*". */
const patternOfFolder = (address: string): string => address.replace(/^(\/[^/]+\/).*/, '$1*')

/** Patterns of the folders that hold files of public/ and no page. Host files cannot quote names of other characters. */
function findFileFolders(files: string[], pages: { path: string }[]): string[] {
  const taken = new Set(['/assets/*', ...pages.map(({ path }) => patternOfFolder(path))])
  const folders = new Set(files.map(patternOfFolder).filter((pattern) => /^\/[\w-]+\/\*$/.test(pattern)))
  return [...folders].filter((pattern) => !taken.has(pattern)).sort()
}

/** Where pages load films and pictures from that other sites keep. */
export type OutsideSources = Pick<HostedSite, 'films' | 'pictures'>

/** Finds them in the values that the schemas give a meaning to: the format "external-picture" is that of a picture. */
export const findOutsideSources = (found: { format: string; value: unknown; wanted?: unknown }[]): OutsideSources => ({
  films: findFilmProviderInAnnotations(found),
  pictures: found.filter(({ format }) => format === 'external-picture').map(({ value }) => String(value)),
})

/** Reads what hosts' configurations depend on from content without errors, and from the names of the files in public/. */
export function readHostedSite(content: SiteContent, outside: OutsideSources, names: Iterable<string>): HostedSite {
  const { site } = content
  const files = [...names]
  const pages = content.pages.filter(isContentPage)
  const pictures = [site.socialImage, ...pages.map(({ socialImage }) => socialImage)].filter(
    (name) => name !== undefined,
  )
  const keyFolders = files.filter((file) => file.includes('/{key}/')).map(patternOfKeyFolder)
  return {
    settings: site,
    ...outside,
    hasGuards: pages.some(({ guard }) => guard),
    ...splitRedirects(content.pages),
    hidden: [...pages.filter(({ guard }) => guard).map(({ path }) => path), ...new Set(keyFolders)],
    sharedFolders: [...new Set(pictures.map(patternOfFolder))],
    fileFolders: findFileFolders(files, pages),
  }
}
