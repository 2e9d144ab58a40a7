import type { ContentPage, SiteContent } from '../generated/content'
import { addTo } from '../model/groups'
import { isContentPage, timeFields } from '../model/site-pages'
import { describeEvent, eventsAfter, type PageEvent } from '../schedule/changes'
import { describeUnpublished } from '../schedule/describe-unpublished'
import { formatMoment } from '../schedule/format-time'
import { type Moment, writeLocalTime } from '../schedule/local-time'
import { zoneOf } from '../schedule/page-times'
import { uniquePathOf } from '../schedule/unique-path'
import type { ShownTime, ShownTimes } from '../store/shown-times'

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

export function readTimes(
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
    ...(at !== undefined && { asOn: { at, words: formatMoment(moment, { now, zone }) } }),
    dates: datesAfter(content, now, zone),
    unseen: Object.fromEntries(unseen),
  }
}
