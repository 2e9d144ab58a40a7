import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { isFed, type MadeFeed } from '../../../base/shared-types/feeds/made-feeds'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import { isContentPage } from '../../../base/shared-types/site-pages'
import { orderOf } from '../../../content/collections/entries'
import { valuesOf } from '../../../content/collections/entry-values'
import { orderEntries } from '../../../content/collections/select-entries'
import { type Moment, zonedTime } from '../../../content/publication-dates/local-time'
import { zoneOf } from '../../../content/publication-dates/page-times'

export interface FeedItem {
  path: string
  title: string
  summary: string
  /** With its offset from UTC: "2027-06-12T00:00:00+02:00". */
  time?: string
  image?: string
  topics: string[]
  html?: string
}

/** Feed readers keep what they have read, and lists of the site have all entries. */
const maxItems = 50

/** The newest entries first, then those without a day in the order of their collection. `content` is public. */
export function feedItems(content: SiteContent, { collection, language }: MadeFeed, at: Moment): FeedItem[] {
  const zone = zoneOf(content)
  const { of } = readLanguages(content.site)
  const pages = content.pages
    .filter(isContentPage)
    .filter((page) => of(page.path) === language && isFed(page, collection))
  const entries = pages.map((page) => ({ title: page.title, ...page.entry, page }))
  const inOrder = orderEntries(entries, orderOf(content, collection), language)
  return orderEntries(inOrder, '-day', language)
    .slice(0, maxItems)
    .map(({ page, ...entry }) => toItem(page, entry.title, zone, at))
}

/** The time of publication: the day of an event may be still to come, and programs hide items of the future. */
function timeOf({ entry, publish }: ContentPage, zone: string, at: Moment): string | undefined {
  const times = [entry?.day, publish].flatMap((time) => (time && zonedTime(time, zone)) || [])
  return times.find((time) => Date.parse(time) <= at)
}

function toItem(page: ContentPage, title: string, zone: string, at: Moment): FeedItem {
  const { path, description, entry } = page
  return {
    path,
    title,
    summary: entry?.description ?? description,
    time: timeOf(page, zone, at),
    image: entry?.image,
    topics: entry ? valuesOf(entry, 'categories') : [],
  }
}
