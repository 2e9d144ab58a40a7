import type { Moment } from '../../schedule/local-time'
import { type Clock, sayFrom, sayUntil } from '../../schedule/say-time'
import type { Content } from './content'

type Times = Pick<Content, 'now' | 'zone' | 'timetable'>

export const clockOf = ({ now, zone }: Times): Clock => ({ now, zone })

/** Says since when something holds, at the beginning of a sentence: "From 1 March, "; nothing where it holds already. */
export const sayStart = (moment: Moment, content: Times): string =>
  moment > content.now && Number.isFinite(moment) ? `From ${sayFrom(moment, clockOf(content))}, ` : ''

/** Says why a path leads nowhere at a moment: "which ends on 28 February". */
export function sayAbsence(path: string, moment: Moment, content: Times): string {
  const absence = content.timetable.explain(path, moment)
  if (absence.is === 'draft') return 'which is a draft'
  if (absence.is === 'coming') return `which appears only on ${sayFrom(absence.at, clockOf(content))}`
  return `which ${absence.at > content.now ? 'ends' : 'ended'} on ${sayUntil(absence.at, clockOf(content))}`
}

/** What to do about a path that leads nowhere at a moment. */
export function adviseAbsence(path: string, moment: Moment, { timetable }: Times): string {
  const { is } = timetable.explain(path, moment)
  if (is === 'draft') return `Take "draft" out of ${path}, or link to it when it is published.`
  if (is === 'coming') return `Let ${path} appear earlier, or link to it when it is there.`
  return `Write into "expire" of ${path} where its visitors are led ("redirect"), let it end later, or link to another page.`
}

/** Names the part of the file that a place is in: "/about", "the settings of the site", "the shared block "clients"". */
export function nameHolder(holder: string, { pages, value }: Pick<Content, 'pages' | 'value'>): string {
  if (holder.startsWith('/shared/')) return `the shared block "${holder.slice('/shared/'.length)}"`
  if (!holder.startsWith('/pages/')) return 'every page'
  return pages.find(({ pointer }) => pointer === holder)?.path ?? String(value)
}
