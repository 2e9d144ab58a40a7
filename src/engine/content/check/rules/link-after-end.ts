import { capitalize } from '../../../base/text/language/capitalize'
import { nameHolder, sayAbsence, sayStart } from '../content-index/say-times'
import { timedLinks } from '../content-index/timed-links'
import type { SiteRule } from '../findings/rule'

export const linkAfterEnd: SiteRule = {
  code: 'link-after-end',
  severity: 'warning',
  scope: 'site',
  check: (content) =>
    timedLinks(content).flatMap(({ pointer, holder, path, spans }) => {
      const { timetable } = content
      const gap = timetable.absenceIn(path, spans)
      if (!gap || timetable.gapIn(path, spans) || timetable.explain(path, gap.from).is !== 'ended') return []
      const ended = timetable.at(path).filter((page) => page.public.until <= gap.from && page.redirectAfter)
      const to = ended.sort((one, other) => other.public.until - one.public.until)[0]?.redirectAfter
      const isRedirect = pointer === `${holder}/redirect`
      const verb = isRedirect ? 'leads to' : 'links to'
      const advice = isRedirect
        ? 'Let it lead to another page'
        : 'Take the link out by then, or see that its words still fit'
      const message = `${sayStart(gap.from, content)}${nameHolder(holder, content)} ${verb} ${path}, ${sayAbsence(path, gap.from, content)}: visitors are led on to ${to}. ${advice}.`
      return [{ pointer, message: capitalize(message), group: path }]
    }),
}
