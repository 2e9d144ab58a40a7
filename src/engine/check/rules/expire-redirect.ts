import { pageAbove, pathOf } from '../../model/addresses'
import type { Moment } from '../../schedule/local-time'
import { sayUntil } from '../../schedule/say-time'
import { always, holds, type Span, without } from '../../schedule/span'
import type { Content, PageOutline } from '../content/content'
import { capitalize, clockOf, nameHolder, sayAbsence, sayStart } from '../content/say-times'
import { type TimedLink, timedLinks } from '../content/timed-links'
import { fromNow, isShownAt } from '../content/timetable'
import type { Finding, SiteRule } from '../rule'

/** The times from now on in which the visitors of a page that has ended are led on: no other page has taken its path over. */
function timesAfter(page: PageOutline, { timetable, now }: Content): Span[] {
  const others = timetable.at(page.path).filter((other) => other !== page)
  const after = { from: page.planned.until, until: always.until }
  return fromNow(
    without(
      after,
      others.map((other) => other.public),
    ),
    now,
  )
}

/** Says that a page ends and leads nowhere then, by what links to it: a link that dies is what visitors notice. */
function sayLost({ path, planned }: PageOutline, from: Moment, links: TimedLink[], content: Content): string {
  const dead = links.filter((link) => link.path === path && content.timetable.gapIn(path, link.spans))
  const holders = [...new Set(dead.map(({ holder }) => nameHolder(holder, content)))]
  const [first, ...others] = holders
  const who =
    others.length > 0
      ? `${first} and ${others.length} more ${others.length === 1 ? 'place link' : 'places link'}`
      : `${first} links`
  const lost =
    first === undefined
      ? `${path} ends on ${sayUntil(planned.until, clockOf(content))}`
      : `${capitalize(`${sayStart(from, content)}${who} to ${path}`)}, ${sayAbsence(path, from, content)}`
  const redirect = `"redirect": ${JSON.stringify(pageAbove(path, (above) => content.destinations.has(above)))}`
  return `${lost}, and nothing says where its visitors go then. Add to "expire" where they are led, for example ${redirect}.`
}

/** Returns where visitors of a path are led at a moment; undefined where a page stands, or nothing. */
function ledTo(path: string, moment: Moment, { timetable }: Content): string | undefined {
  const pages = timetable.at(path)
  const there = pages.find((page) => isShownAt(page, moment))
  if (there) return there.redirect && pathOf(there.redirect)
  const ended = pages.filter((page) => page.public.until <= moment && page.redirectAfter !== undefined)
  const last = ended.sort((one, other) => other.public.until - one.public.until)[0]
  return last?.redirectAfter && pathOf(last.redirectAfter)
}

/** Returns the paths of a circle in which visitors of a path are led at a moment; undefined where they arrive. */
function circleAt(path: string, moment: Moment, content: Content): string[] | undefined {
  const trail = new Set<string>()
  let next: string | undefined = path
  while (next !== undefined && !trail.has(next)) {
    trail.add(next)
    next = ledTo(next, moment, content)
  }
  return next === path ? [...trail] : undefined
}

/** Returns the moments after which visitors of a page that has ended may be led round in a circle: when what follows it ends. */
function turnsAfter(page: PageOutline, from: Moment, { timetable }: Content): Moment[] {
  const moments = new Set([from])
  const open = [page.path]
  const seen = new Set<string>()
  for (const path of open) {
    if (seen.has(path)) continue
    seen.add(path)
    for (const { public: span, redirect, redirectAfter } of timetable.at(path)) {
      if (span.until > from && span.until !== always.until) moments.add(span.until)
      const target = redirect ?? redirectAfter
      if (target !== undefined) open.push(pathOf(target))
    }
  }
  return [...moments].sort((one, other) => one - other)
}

/** Says that visitors of a page would be led round in a circle, by way of other addresses. */
function sayCircle(page: PageOutline, spans: Span[], content: Content): string | undefined {
  for (const moment of turnsAfter(page, spans[0]?.from ?? 0, content)) {
    const circle = spans.some((span) => holds(span, moment)) ? circleAt(page.path, moment, content) : undefined
    if (!circle) continue
    const [first, ...others] = circle
    const steps = [...others, first].map((path) => `to ${path}`).join(', from there ')
    return `${capitalize(`${sayStart(moment, content)}visitors of ${first} would be led round in a circle`)}: ${steps}. Name a page that stays.`
  }
  return undefined
}

function judge(page: PageOutline, links: TimedLink[], content: Content): Omit<Finding, 'pointer'> | undefined {
  const { timetable } = content
  const { path, redirectAfter } = page
  const spans = timesAfter(page, content)
  const [first] = spans
  if (!first) return undefined
  if (redirectAfter === undefined) {
    const gap = timetable.gapIn(path, spans)
    return gap && { message: sayLost(page, gap.from, links, content) }
  }
  const target = pathOf(redirectAfter)
  if (target === path) return { message: `Visitors of ${path} would be led round in a circle. Name another page.` }
  const circle = sayCircle(page, spans, content)
  if (circle !== undefined) return { message: circle }
  const atEnd = timetable.absenceIn(target, [{ from: first.from, until: first.from + 1 }])
  const gap = atEnd ?? timetable.gapIn(target, spans)
  if (!gap || timetable.at(target).length === 0) return undefined
  const fact = `${sayStart(gap.from, content)}visitors of ${path} are led to ${target}, ${sayAbsence(target, gap.from, content)}`
  const message = `${capitalize(fact)}. Lead them to a page that is there from then on.`
  return { message, address: target }
}

/** A page that ends says where its visitors are led, and that page is there then and stays. */
export const expireRedirect: SiteRule = {
  code: 'expire-redirect',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    // Of the home page its own rule says that it has to stay.
    const ending = content.pages.filter(({ planned, path }) => planned.until !== always.until && path !== '/')
    const links = ending.length > 0 ? timedLinks(content) : []
    return ending.flatMap((page) => {
      const finding = judge(page, links, content)
      const place = page.redirectAfter === undefined ? 'expire' : 'expire/redirect'
      return finding ? [{ pointer: `${page.pointer}/${place}`, ...finding }] : []
    })
  },
}
