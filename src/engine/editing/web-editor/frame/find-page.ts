import { Failure } from '../../../base/shared-types/failure'
import { isAtOrBelow } from '../../../base/shared-types/json'
import type { BrowserSettings, FetchedPage, PageSource } from '../../../base/shared-types/page'
import { normalizePath } from '../../../pages/page-scripts/app/normalize-path'

/** As in browsers. */
const maxRedirects = 20

type Pages = Pick<PageSource, 'page'>

interface FoundPage {
  page: FetchedPage
  address: string
}

/** Follows redirects. An unknown address gets the 404 page of its language: it may exist after the next edit. */
export async function findPageAt(pages: Pages, address: string, redirects = 0): Promise<FoundPage> {
  const path = decodeURI(normalizePath(address.replace(/[?#].*/s, '')))
  const [, first] = path.split('/')
  const answer = (await pages.page(path)) ?? (await pages.page(`/${first}/404`)) ?? (await pages.page('/404'))
  if (!answer) throw new Failure('There is no such page, and no page "/404".')
  if (!('redirect' in answer)) return { page: answer, address }
  if (!answer.redirect.startsWith('/')) throw new Failure(`${path} leads visitors to another site: ${answer.redirect}`)
  if (redirects === maxRedirects) throw new Failure(`The redirects of ${path} come to no end.`)
  return findPageAt(pages, answer.redirect, redirects + 1)
}

export function changesLanguage(
  from: string,
  address: string,
  { homes = [] }: Pick<BrowserSettings, 'homes'>,
): boolean {
  const homeOf = (one: string) => homes.find((home) => isAtOrBelow(one.replace(/#.*/s, ''), home))
  return homeOf(from) !== homeOf(address)
}
