import type { ContentPage, Page, SiteContent } from '../generated/content'
import { type EndedPage, isContentPage } from '../model/site-pages'
import type { Moment } from './local-time'
import { isPublicAt, publicSpan, redirectAfter, stateAt, zoneOf } from './page-times'

/** Of several ended pages of one path, the last one counts. */
function redirectsOfEnded(pages: ContentPage[], moment: Moment, zone: string): Map<ContentPage, EndedPage> {
  const last = new Map<string, { page: ContentPage; until: Moment }>()
  for (const page of pages) {
    if (redirectAfter(page) === undefined || stateAt(page, moment, zone) !== 'ended') continue
    const { until } = publicSpan(page, zone)
    const other = last.get(page.path)
    if (!other || other.until <= until) last.set(page.path, { page, until })
  }
  return new Map(
    [...last.values()].map(({ page }) => {
      const { path } = page
      return [page, { path, redirect: redirectAfter(page) as string, isEnded: true }]
    }),
  )
}

/**
 * A site as visitors see it at a moment: without pages that are not public and the shared blocks that only these use,
 * and with redirects for ended pages.
 */
export function siteAt(content: SiteContent, moment: Moment): SiteContent {
  const zone = zoneOf(content)
  const isPublic = (page: Page) => !isContentPage(page) || isPublicAt(page, moment, zone)
  if (content.pages.every(isPublic)) return content
  const absent = content.pages.filter(isContentPage).filter((page) => !isPublic(page))
  const taken = new Set(content.pages.filter(isPublic).map(({ path }) => path))
  const ended = redirectsOfEnded(absent, moment, zone)
  const pages = content.pages.flatMap((page): Page[] => {
    if (isPublic(page)) return [page]
    const redirect = ended.get(page as ContentPage)
    return redirect && !taken.has(redirect.path) ? [redirect] : []
  })
  const shared = withoutSharedOf(absent, pages.filter(isContentPage), content.shared)
  return { ...content, pages, ...(shared && { shared }) }
}

const sharedOf = (pages: ContentPage[]): Set<string> =>
  new Set(pages.flatMap(({ blocks }) => blocks.flatMap((block) => ('shared' in block ? [block.shared] : []))))

function withoutSharedOf(absent: ContentPage[], pages: ContentPage[], shared: SiteContent['shared']) {
  const [hidden, shown] = [sharedOf(absent), sharedOf(pages)]
  return shared && Object.fromEntries(Object.entries(shared).filter(([name]) => shown.has(name) || !hidden.has(name)))
}
