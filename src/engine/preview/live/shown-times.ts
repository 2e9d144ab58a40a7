import type { ContentPage, SiteContent } from '../../generated/content'
import { addTo } from '../../model/groups'
import { isContentPage, timeFields } from '../../model/site-pages'
import { describeEvent, eventsAfter, type PageEvent } from '../../schedule/changes'
import { describeUnpublished } from '../../schedule/describe-unpublished'
import { formatMoment } from '../../schedule/format-time'
import { type Moment, writeLocalTime } from '../../schedule/local-time'
import { zoneOf } from '../../schedule/page-times'
import { uniquePathOf } from '../../schedule/unique-path'

/** A time that the preview can be looked at as on. */
export interface ShownTime {
  /** "2027-01-12 09:00". */
  at: string
  /** "Tuesday 12 January, 09:00", and of a date that changes something ": /offer appears". */
  words: string
}

/** What the overlay says of times. */
export interface ShownTimes {
  /** Whether the site has any draft, date or time zone. */
  isUsed: boolean
  zone: string
  /** The time that is shown; undefined means now. */
  asOn?: ShownTime
  /** The dates that lie ahead. */
  dates: ShownTime[]
  /** Of each page that visitors do not see, by its name and its address: the sentence that says so. */
  unseen: Record<string, string>
}

/** More dates are not listed: any other can be written. */
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

/** Returns what the overlay says of a site's times. `addresses` says where each page is shown. */
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
