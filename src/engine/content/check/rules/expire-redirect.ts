import { pageAbove, pathOf } from '../../../base/shared-types/addresses'
import { capitalize } from '../../../base/text/language/capitalize'
import { formatEnd } from '../../publication-dates/format-time'
import type { Moment } from '../../publication-dates/local-time'
import { allTime, contains, type Span, subtractSpans } from '../../publication-dates/span'
import type { Content } from '../content-index/content'
import type { PageOutline } from '../content-index/page-outline'
import { nameHolder, sayAbsence, sayStart, timeContextOf } from '../content-index/say-times'
import { type TimedLink, timedLinks } from '../content-index/timed-links'
import { fromNow, isShownAt } from '../content-index/timetable'
import type { Finding, SiteRule } from '../findings/rule'

function timesAfter(page: PageOutline, { timetable, now }: Content): Span[] {
  const others = timetable.at(page.path).filter((other) => other !== page)
  const after = { from: page.planned.until, until: allTime.until }
  return fromNow(
    subtractSpans(
      after,
      others.map((other) => other.public),
    ),
    now,
  )
}

/** Names a link that will break. */
function explainLoss({ path, planned }: PageOutline, from: Moment, links: TimedLink[], content: Content): string {
  const dead = links.filter((link) => link.path === path && content.timetable.gapIn(path, link.spans))
  const holders = [...new Set(dead.map(({ holder }) => nameHolder(holder, content)))]
  const [first, ...others] = holders
  const who =
    others.length > 0
      ? `${first} and ${others.length} more ${others.length === 1 ? 'place link' : 'places link'}`
      : `${first} links`
  const lost =
    first === undefined
      ? `${path} ends on ${formatEnd(planned.until, timeContextOf(content))}`
      : `${capitalize(`${sayStart(from, content)}${who} to ${path}`)}, ${sayAbsence(path, from, content)}`
  const redirect = `"redirect": ${JSON.stringify(pageAbove(path, (above) => content.destinations.has(above)))}`
  return `${lost}, and nothing says where its visitors go then. Add to "expire" where they are led, for example ${redirect}.`
}

const pageAt = (path: string, moment: Moment, { timetable }: Content): PageOutline | undefined =>
  timetable.at(path).find((page) => page.redirect === undefined && isShownAt(page, moment))

function redirectAt(path: string, moment: Moment, content: Content): string | undefined {
  if (pageAt(path, moment, content)) return undefined
  const pages = content.timetable.at(path)
  const ended = pages.filter((page) => page.public.until <= moment && page.redirectAfter !== undefined)
  const last = ended.sort((one, other) => other.public.until - one.public.until)[0]
  const target = pages.find((page) => page.redirect !== undefined)?.redirect ?? last?.redirectAfter
  return target && pathOf(target)
}

function loopAt(path: string, moment: Moment, content: Content): string[] | undefined {
  const trail = new Set<string>()
  let next: string | undefined = path
  while (next !== undefined && !trail.has(next)) {
    trail.add(next)
    next = redirectAt(next, moment, content)
  }
  return next === path ? [...trail] : undefined
}

/** Undefined if a page in the chain stays. */
function endOfChain(page: PageOutline, from: Moment, content: Content): Moment | undefined {
  const trail = new Set<string>()
  let moment = from
  let path: string | undefined = page.path
  while (path !== undefined && !trail.has(path)) {
    trail.add(path)
    for (let there = pageAt(path, moment, content); there; there = pageAt(path, moment, content)) {
      if (there.public.until === allTime.until) return undefined
      moment = there.public.until
    }
    path = redirectAt(path, moment, content)
  }
  return path === undefined ? undefined : moment
}

const mostSteps = 4

function findLoop(page: PageOutline, spans: Span[], content: Content): Omit<Finding, 'pointer'> | undefined {
  const moment = endOfChain(page, spans[0]?.from ?? 0, content)
  if (moment === undefined || !spans.some((span) => contains(span, moment))) return undefined
  const loop = loopAt(page.path, moment, content)
  if (!loop) return undefined
  const [first, ...others] = loop
  const shown = others.length > mostSteps ? [...others.slice(0, mostSteps - 1), 'others', first] : [...others, first]
  const steps = shown.map((path) => `to ${path}`).join(', from there ')
  const fact = capitalize(`${sayStart(moment, content)}visitors of ${first} would be led round in a circle`)
  return { message: `${fact}: ${steps}. Name a page that stays.`, group: `circle ${loop.sort()[0]}` }
}

function findMistake(page: PageOutline, links: TimedLink[], content: Content): Omit<Finding, 'pointer'> | undefined {
  const { timetable } = content
  const { path, redirectAfter } = page
  const spans = timesAfter(page, content)
  const [first] = spans
  if (!first) return undefined
  if (redirectAfter === undefined) {
    const gap = timetable.gapIn(path, spans)
    return gap && { message: explainLoss(page, gap.from, links, content) }
  }
  const target = pathOf(redirectAfter)
  if (target === path) return { message: `Visitors of ${path} would be led round in a circle. Name another page.` }
  const loop = findLoop(page, spans, content)
  if (loop) return loop
  const atEnd = timetable.absenceIn(target, [{ from: first.from, until: first.from + 1 }])
  const gap = atEnd ?? timetable.gapIn(target, spans)
  if (!gap || timetable.at(target).length === 0) return undefined
  const fact = `${sayStart(gap.from, content)}visitors of ${path} are led to ${target}, ${sayAbsence(target, gap.from, content)}`
  const message = `${capitalize(fact)}. Lead them to a page that is there from then on.`
  return { message, address: target }
}

export const expireRedirect: SiteRule = {
  code: 'expire-redirect',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    // The rule home-page covers the home page.
    const ending = content.dated.filter(({ planned, path }) => planned.until !== allTime.until && path !== '/')
    const links = ending.length > 0 ? timedLinks(content) : []
    return ending.flatMap((page) => {
      const finding = findMistake(page, links, content)
      const place = page.redirectAfter === undefined ? 'expire' : 'expire/redirect'
      return finding ? [{ pointer: `${page.pointer}/${place}`, ...finding }] : []
    })
  },
}
