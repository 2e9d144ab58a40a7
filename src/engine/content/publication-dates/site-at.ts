import type { ContentPage, Page, SiteContent } from '../../base/schema-types/content'
import { asObject, type UnknownObject } from '../../base/shared-types/json'
import { type EndedPage, isContentPage } from '../../base/shared-types/site-pages'
import type { Moment } from './local-time'
import { isPublicAt, publicSpan, redirectAfter, stateAt, zoneOf } from './page-times'

function lastEnded(pages: ContentPage[], moment: Moment, zone: string): Map<string, ContentPage> {
  const ended = pages
    .filter((page) => redirectAfter(page) !== undefined && stateAt(page, moment, zone) === 'ended')
    .sort((one, other) => publicSpan(one, zone).until - publicSpan(other, zone).until)
  return new Map(ended.map((page) => [page.path, page]))
}

/** Without unpublished pages and the shared blocks of these alone. Paths of ended pages redirect. */
export function siteAt(content: SiteContent, moment: Moment): SiteContent {
  const zone = zoneOf(content)
  const isPublic = (page: Page) => !isContentPage(page) || isPublicAt(page, moment, zone)
  if (content.pages.every(isPublic)) return content
  const absent = content.pages.filter(isContentPage).filter((page) => !isPublic(page))
  const taken = new Set(content.pages.filter(isPublic).map(({ path }) => path))
  const ended = lastEnded(absent, moment, zone)
  const pages = content.pages.flatMap((page): (Page | EndedPage)[] => {
    if (isPublic(page)) return [page]
    const { path } = page
    const redirect = redirectAfter(page as ContentPage)
    return redirect !== undefined && ended.get(path) === page && !taken.has(path)
      ? [{ path, redirect, isEnded: true }]
      : []
  })
  if (!content.shared) return { ...content, pages }
  return { ...content, pages, shared: withoutSharedOf(absent, pages.filter(isContentPage), content.shared) }
}

/** Also of those within other blocks. */
function sharedOf(pages: ContentPage[], shared: UnknownObject): Set<string> {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const name = asObject(value).shared
    if (typeof name === 'string' && !names.has(name)) {
      names.add(name)
      visit(shared[name])
    }
    for (const part of Object.values(value)) visit(part)
  }
  for (const { blocks } of pages) visit(blocks)
  return names
}

function withoutSharedOf(absent: ContentPage[], pages: ContentPage[], shared: NonNullable<SiteContent['shared']>) {
  const [hidden, shown] = [sharedOf(absent, shared), sharedOf(pages, shared)]
  return Object.fromEntries(Object.entries(shared).filter(([name]) => shown.has(name) || !hidden.has(name)))
}
