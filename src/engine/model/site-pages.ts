import type { ContentPage, Page, RedirectPage } from '../generated/content'
import type { Fallback, Redirect } from './page'

export const isRedirect = (page: Page): page is RedirectPage => 'redirect' in page

export const isContentPage = (page: Page): page is ContentPage => !isRedirect(page)

/** A page that has ended, as the redirect that is left of it. */
export type EndedPage = RedirectPage & { isEnded: true }

const isEnded = (page: RedirectPage): page is EndedPage => 'isEnded' in page

/** The fields of a page that say when it is public. */
export const timeFields = ['draft', 'publish', 'expire'] as const

const wildcard = /\/\*$/

/** Where old addresses lead, and unknown ones under a prefix. */
export function splitRedirects(pages: Page[]): { redirects: Redirect[]; fallbacks: Fallback[] } {
  const all = pages.filter(isRedirect)
  return {
    redirects: all
      .filter(({ path }) => !wildcard.test(path))
      .map((page) => ({
        path: page.path,
        to: page.redirect,
        ...(isEnded(page) && { isForNow: true }),
      })),
    fallbacks: all
      .filter(({ path }) => wildcard.test(path))
      .map(({ path, redirect }) => ({ prefix: path.replace(wildcard, '/'), to: redirect })),
  }
}
