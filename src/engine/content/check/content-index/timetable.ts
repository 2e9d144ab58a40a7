import { lazy } from '../../../base/shared-types/lazy'
import { addTo } from '../../../base/shared-types/maps'
import type { Moment } from '../../publication-dates/local-time'
import { allTime, contains, intersect, type Span, subtractSpans } from '../../publication-dates/span'
import type { PageOutline } from './page-outline'

interface Pages {
  pages: PageOutline[]
  dated: PageOutline[]
  byPath: Map<string, PageOutline>
  repeats: PageOutline[]
}

type Absence = { is: 'draft' } | { is: 'ended' | 'coming'; at: Moment }

export interface Timetable {
  at(path: string): PageOutline[]
  /** Whether nothing depends on time. */
  isAlways: boolean
  isTimed(path: string): boolean
  /** When a part of the file ("/pages/3", "/shared/clients", "/site") is on the site. */
  timesOf(holder: string): Span[]
  gapIn(path: string, spans: Span[]): Span | undefined
  absenceIn(path: string, spans: Span[]): Span | undefined
  explain(path: string, moment: Moment): Absence
}

/** When the redirect of an ended page applies. */
const afterlife = ({ public: { until }, redirectAfter }: PageOutline): Span[] =>
  redirectAfter === undefined || until === allTime.until ? [] : [{ from: until, until: allTime.until }]

export const leftOf = (spans: Span[], taken: Span[]): Span | undefined =>
  spans.flatMap((span) => subtractSpans(span, taken)).sort((one, other) => one.from - other.from)[0]

const isTimed = ({ public: { from, until } }: PageOutline): boolean => from !== allTime.from || until !== allTime.until

function explainAbsence(pages: PageOutline[], moment: Moment): Absence {
  const spans = pages.map((page) => page.public).filter(({ from, until }) => from < until)
  const ends = spans.map(({ until }) => until).filter((until) => until <= moment)
  if (ends.length > 0) return { is: 'ended', at: Math.max(...ends) }
  const starts = spans.map(({ from }) => from).filter((from) => from > moment)
  return starts.length > 0 ? { is: 'coming', at: Math.min(...starts) } : { is: 'draft' }
}

function groupByHolder(pages: PageOutline[]): Map<string, Span[]> {
  const byHolder = new Map<string, Span[]>()
  for (const page of pages) {
    byHolder.set(page.pointer, [page.public])
    for (const name of page.shared) addTo(byHolder, `/shared/${name}`, page.public)
  }
  return byHolder
}

export function createTimetable({ pages, dated, byPath, repeats }: Pages): Timetable {
  /** The pages of each path that more than one page has. */
  const several = new Map<string, PageOutline[]>()
  for (const page of repeats) {
    if (!several.has(page.path)) several.set(page.path, [byPath.get(page.path) as PageOutline])
    addTo(several, page.path, page)
  }
  const byHolder = lazy(() => groupByHolder(pages))
  const timed = new Set(dated.filter(isTimed).map(({ path }) => path))
  const at = (path: string) => {
    const only = byPath.get(path)
    return several.get(path) ?? (only ? [only] : [])
  }
  return {
    at,
    isAlways: timed.size === 0,
    isTimed: (path) => timed.has(path),
    timesOf: (holder) => (holder.startsWith('/site') ? [allTime] : (byHolder().get(holder) ?? [])),
    gapIn: (path, spans) =>
      leftOf(
        spans,
        at(path).flatMap((page) => [page.public, ...afterlife(page)]),
      ),
    absenceIn: (path, spans) =>
      leftOf(
        spans,
        at(path).map((page) => page.public),
      ),
    explain: (path, moment) => explainAbsence(at(path), moment),
  }
}

export const fromNow = (spans: Span[], now: Moment): Span[] =>
  spans.map((span) => intersect(span, { from: now, until: allTime.until })).filter(({ from, until }) => from < until)

export const isShownAt = (page: PageOutline, moment: Moment): boolean => contains(page.public, moment)
