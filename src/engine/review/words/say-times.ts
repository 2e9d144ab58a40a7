import type { SiteContent } from '../../generated/content'
import { isObject } from '../../model/json'
import { describeEvent, eventsAfter, type PageEvent } from '../../schedule/changes'
import { formatMoment } from '../../schedule/format-time'
import type { Moment } from '../../schedule/local-time'
import { zoneOf } from '../../schedule/page-times'
import { asList, type Part } from '../compare/part'
import { type Line, line } from './outline'

/** What happens after a moment in a content that was not checked. */
const eventsIn = (content: Part, at: Moment): PageEvent[] =>
  eventsAfter({ ...content, pages: asList(content.pages).filter(isObject) } as unknown as SiteContent, at)

const keyOf = (event: PageEvent) => `${event.at} ${describeEvent(event)}`

/** Says when what goes live by a date, where a change has brought the date or taken it away; nothing where it has not. */
export function sayTimes(before: Part, now: Part, at: Moment): Line[] {
  const [was, is] = [eventsIn(before, at), eventsIn(now, at)]
  const [known, planned] = [was, is].map((events) => new Set(events.map(keyOf))) as [Set<string>, Set<string>]
  const say = (event: PageEvent, content: Part) => {
    const zone = zoneOf(content)
    return `${formatMoment(event.at, { now: at, zone })} (${zone}): ${describeEvent(event)}`
  }
  const added = is.filter((event) => !known.has(keyOf(event))).map((event) => line(say(event, now)))
  const gone = was
    .filter((event) => !planned.has(keyOf(event)))
    .map((event) => line(`no longer planned: ${say(event, before)}`))
  const rest = added.length > 0 ? [line('everything else: as soon as this change is published')] : []
  return [...added, ...gone, ...rest]
}
