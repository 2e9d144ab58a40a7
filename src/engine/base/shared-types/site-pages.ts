import type { ContentPage, Page, RedirectPage } from '../schema-types/content'
import type { Fallback, Redirect } from './page'

export const isRedirect = (page: Page): page is RedirectPage => 'redirect' in page

export const isContentPage = (page: Page): page is ContentPage => !isRedirect(page)

export type EndedPage = RedirectPage & { isEnded: true }

const isEnded = (page: RedirectPage): page is EndedPage => 'isEnded' in page

export const timeFields = ['draft', 'publish', 'expire'] as const

const wildcard = /\/\*$/

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
