import type { ContentPage, Page, RedirectPage } from '../schema-types/content'
import type { LanguagesOfSite } from './languages/languages'
import type { Fallback, Redirect } from './page'

export const isRedirect = (page: Page): page is RedirectPage => 'redirect' in page

export const isContentPage = (page: Page): page is ContentPage => !isRedirect(page)

export type EndedPage = RedirectPage & { isEnded: true }

const isEnded = (page: RedirectPage): page is EndedPage => 'isEnded' in page

export const timeFields = ['draft', 'publish', 'expire'] as const

export const notFoundPath = '/404'

export const isNotFoundPage = (path: string, { of, homeOf }: LanguagesOfSite): boolean =>
  path === homeOf(of(path)).replace(/\/$/, '') + notFoundPath

/** The end of a path with several addresses. */
export const wildcard = /\/\*$/

export function splitRedirects(pages: Page[]): { redirects: Redirect[]; fallbacks: Fallback[] } {
  const all = pages.filter(isRedirect)
  return {
    redirects: all
      .filter(({ path }) => !wildcard.test(path))
      .map((page): Redirect => ({ path: page.path, to: page.redirect, isTemporary: isEnded(page) || undefined })),
    fallbacks: all
      .filter(({ path }) => wildcard.test(path))
      .map(({ path, redirect }) => ({ prefix: path.replace(wildcard, '/'), to: redirect })),
  }
}

/** For unknown addresses of the other languages. What redirect pages say goes first. */
export function findNotFoundPages(pages: Page[], { own, all, homeOf }: LanguagesOfSite): Fallback[] {
  const paths = new Set(pages.map(({ path }) => path))
  return all
    .filter((language) => language !== own)
    .map((language) => ({ prefix: `${homeOf(language)}/`, to: `${homeOf(language)}${notFoundPath}` }))
    .filter(({ prefix, to }) => paths.has(to) && !paths.has(`${prefix}*`))
}
