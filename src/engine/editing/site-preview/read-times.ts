import type { ContentPage, SiteContent } from '../../base/schema-types/content'
import { addTo } from '../../base/shared-types/maps'
import { isContentPage, timeFields } from '../../base/shared-types/site-pages'
import { describeUnpublished } from '../../content/publication-dates/describe-unpublished'
import { formatMoment } from '../../content/publication-dates/format-time'
import { type Moment, writeLocalTime } from '../../content/publication-dates/local-time'
import { zoneOf } from '../../content/publication-dates/page-times'
import { describeEvent, eventsAfter, type PageEvent } from '../../content/publication-dates/publication-events'
import { uniquePathOf } from '../../content/publication-dates/unique-path'
import type { ShownTime, ShownTimes } from '../edited-site/shown-times'

/** Any other can be typed. */
const mostDates = 60

const inOneSentence = new Intl.ListFormat('en-GB')

function datesAfter(content: SiteContent, now: Moment, zone: string): ShownTime[] {
  const byMoment = new Map<Moment, PageEvent[]>()
  for (const event of eventsAfter(content, now)) addTo(byMoment, event.at, event)
  return [...byMoment].slice(0, mostDates).map(([moment, events]) => ({
    at: writeLocalTime(moment, zone),
    words: `${formatMoment(moment, { now, zone })}: ${inOneSentence.format(events.map(describeEvent))}`,
  }))
}

export function readSiteTimes(
  content: SiteContent,
  addresses: ReadonlyMap<ContentPage, string>,
  { at, moment, now }: { at: string | undefined; moment: Moment; now: Moment },
): ShownTimes {
  const zone = zoneOf(content)
  const isTimed = (page: ContentPage) => timeFields.some((field) => page[field] !== undefined)
  const unseen = [...addresses].flatMap(([page, address]) => {
    const words = describeUnpublished(page, { now: moment, zone }, address !== page.path)
    return words === undefined ? [] : [uniquePathOf(page), address].map((place) => [place, words])
  })
  return {
    isUsed: content.site.timeZone !== undefined || content.pages.filter(isContentPage).some(isTimed),
    zone,
    ...(at !== undefined && { previewTime: { at, words: formatMoment(moment, { now, zone }) } }),
    dates: datesAfter(content, now, zone),
    unseen: Object.fromEntries(unseen),
  }
}
