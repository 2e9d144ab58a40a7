import { formatEnd, formatStart } from '../../publication-dates/format-time'
import { allTime, intersect, isEmpty, type Span } from '../../publication-dates/span'
import type { Content } from '../content-index/content'
import type { PageOutline } from '../content-index/page-outline'
import { timeContextOf } from '../content-index/say-times'
import type { Finding, SiteRule } from '../findings/rule'

/** "from 1 March until 5 March", "on 1 March". */
function sayOverlap({ from, until }: Span, content: Content): string {
  const clock = timeContextOf(content)
  const start = from === allTime.from ? undefined : formatStart(from, clock)
  const end = until === allTime.until ? undefined : formatEnd(until, clock)
  if (start === end) return start ? `on ${start}` : ''
  return [start && `from ${start}`, end && `until ${end}`].filter(Boolean).join(' ')
}

function checkPath(page: PageOutline, other: PageOutline, content: Content): string {
  const times = sayOverlap(intersect(page.planned, other.planned), content)
  return times === ''
    ? `There is already a page with the path "${page.path}". Give this one another path, or remove one of the two.`
    : `Two pages would have the path "${page.path}" ${times}. Let one of the two end before the other one begins, or give this one another path.`
}

/** A page where a list, or a page with "each", makes one. */
function checkMade({ path, pointer }: PageOutline, content: Content): Finding[] {
  const made = content.made.get(path)?.made
  if (!made) return []
  const { from, number, each } = made
  const what = each ? `the page of "${each.value}" that "${from}" makes` : `page ${number} of the list on "${from}"`
  return [{ pointer: `${pointer}/path`, message: `"${path}" is ${what}: give this page another path.` }]
}

export const uniquePath: SiteRule = {
  code: 'unique-path',
  severity: 'error',
  scope: 'site',
  check: (content) => [
    ...content.repeats.flatMap((page) => {
      const first = content.timetable
        .at(page.path)
        .find((other) => other === page || !isEmpty(intersect(other.planned, page.planned)))
      return first && first !== page
        ? [{ pointer: `${page.pointer}/path`, message: checkPath(page, first, content) }]
        : []
    }),
    ...(content.made.size > 0 ? content.pages.flatMap((page) => checkMade(page, content)) : []),
  ],
}
