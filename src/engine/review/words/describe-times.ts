import type { SiteContent } from '../../generated/content'
import { isObject } from '../../model/json'
import { describeEvent, eventsAfter, type PageEvent } from '../../schedule/changes'
import { formatMoment } from '../../schedule/format-time'
import type { Moment } from '../../schedule/local-time'
import { zoneOf } from '../../schedule/page-times'
import { asList, type UnknownObject } from '../compare/untyped'
import { type Line, line } from './outline'

/** The content may be invalid. */
const eventsIn = (content: UnknownObject, at: Moment): PageEvent[] =>
  eventsAfter({ ...content, pages: asList(content.pages).filter(isObject) } as unknown as SiteContent, at)

const keyOf = (event: PageEvent) => `${event.at} ${describeEvent(event)}`

/** Describes dates that a change has added or removed. */
export function describeTimes(before: UnknownObject, now: UnknownObject, at: Moment): Line[] {
  const [was, is] = [eventsIn(before, at), eventsIn(now, at)]
  const [known, planned] = [was, is].map((events) => new Set(events.map(keyOf))) as [Set<string>, Set<string>]
  const describe = (event: PageEvent, content: UnknownObject) => {
    const zone = zoneOf(content)
    return `${formatMoment(event.at, { now: at, zone })} (${zone}): ${describeEvent(event)}`
  }
  const added = is.filter((event) => !known.has(keyOf(event))).map((event) => line(describe(event, now)))
  const gone = was
    .filter((event) => !planned.has(keyOf(event)))
    .map((event) => line(`no longer planned: ${describe(event, before)}`))
  const rest = added.length > 0 ? [line('everything else: as soon as this change is published')] : []
  return [...added, ...gone, ...rest]
}
