import { pathOf } from '../../model/addresses'
import { sayUntil } from '../../schedule/say-time'
import { always, type Span, without } from '../../schedule/span'
import type { Content, PageOutline } from '../content/content'
import { clockOf, sayAbsence, sayStart } from '../content/say-times'
import { fromNow } from '../content/timetable'
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

/** The page above a path that there is: "/projects" for "/projects/fox". */
function pageAbove(path: string, { destinations }: Content): string {
  let parent = path
  do parent = parent.slice(0, parent.lastIndexOf('/'))
  while (parent !== '' && !destinations.has(parent))
  return parent || '/'
}

function judge(page: PageOutline, content: Content): Omit<Finding, 'pointer'> | undefined {
  const { timetable } = content
  const { path, redirectAfter } = page
  const spans = timesAfter(page, content)
  const [first] = spans
  if (!first) return undefined
  if (redirectAfter === undefined) {
    const gap = timetable.gapIn(path, spans)
    if (!gap) return undefined
    const suggestion = `"redirect": ${JSON.stringify(pageAbove(path, content))}`
    const message = `${path} ends on ${sayUntil(page.planned.until, clockOf(content))}, and nothing says where its visitors go then: links to it and bookmarks would lead nowhere. Add where they are led, for example ${suggestion}.`
    return { message }
  }
  const target = pathOf(redirectAfter)
  if (target === path) return { message: `Visitors of ${path} would be led round in a circle. Name another page.` }
  const atEnd = timetable.absenceIn(target, [{ from: first.from, until: first.from + 1 }])
  const gap = atEnd ?? timetable.gapIn(target, spans)
  if (!gap || timetable.at(target).length === 0) return undefined
  const start = sayStart(gap.from, content) || 'Now '
  const message = `${start}visitors of ${path} are led to ${target}, ${sayAbsence(target, gap.from, content)}. Lead them to a page that is there from then on.`
  return { message, address: target }
}

/** A page that ends says where its visitors are led, and that page is there then and stays. */
export const expireRedirect: SiteRule = {
  code: 'expire-redirect',
  severity: 'error',
  scope: 'site',
  check: (content) =>
    content.pages.flatMap((page) => {
      if (page.planned.until === always.until) return []
      const finding = judge(page, content)
      const place = page.redirectAfter === undefined ? 'expire' : 'expire/redirect'
      return finding ? [{ pointer: `${page.pointer}/${place}`, ...finding }] : []
    }),
}
