import { formatEnd, formatStart, type TimeContext } from '../../publication-dates/format-time'
import type { Moment } from '../../publication-dates/local-time'
import type { Content } from './content'

type Times = Pick<Content, 'now' | 'zone' | 'timetable'>

export const timeContextOf = ({ now, zone }: Times): TimeContext => ({ now, zone })

/** "From 1 March, "; empty if it already holds. */
export const sayStart = (moment: Moment, content: Times): string =>
  moment > content.now && Number.isFinite(moment) ? `From ${formatStart(moment, timeContextOf(content))}, ` : ''

/** Why a path has no page at a moment: "which ends on 28 February". */
export function sayAbsence(path: string, moment: Moment, content: Times): string {
  const absence = content.timetable.explain(path, moment)
  if (absence.is === 'draft') return 'which is a draft'
  if (absence.is === 'coming') return `which appears only on ${formatStart(absence.at, timeContextOf(content))}`
  return `which ${absence.at > content.now ? 'ends' : 'ended'} on ${formatEnd(absence.at, timeContextOf(content))}`
}

/** "/about", "the settings of the site", "the shared block "clients"". */
export function nameHolder(holder: string, { pages }: Pick<Content, 'pages'>): string {
  if (holder.startsWith('/shared/')) return `the shared block "${holder.slice('/shared/'.length)}"`
  if (!holder.startsWith('/pages/')) return 'every page'
  return pages.find(({ pointer }) => pointer === holder)?.path ?? 'a page'
}
