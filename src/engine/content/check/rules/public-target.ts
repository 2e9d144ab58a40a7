import { capitalize } from '../../../base/text/language/capitalize'
import { nameHolder, sayAbsence, sayStart } from '../content-index/say-times'
import { timedLinks } from '../content-index/timed-links'
import type { SiteRule } from '../findings/rule'

export const publicTarget: SiteRule = {
  code: 'public-target',
  severity: 'error',
  scope: 'site',
  check: (content) =>
    timedLinks(content).flatMap(({ pointer, holder, path, spans }) => {
      // The rule home-page covers the home page.
      if (path === '/') return []
      const { timetable } = content
      const gap = timetable.gapIn(path, spans)
      const absence = gap && timetable.explain(path, gap.from)
      if (!gap || absence?.is === 'ended') return []
      const links = pointer === `${holder}/redirect` ? 'leads to' : 'links to'
      const fact = `${sayStart(gap.from, content)}${nameHolder(holder, content)} ${links} ${path}, ${sayAbsence(path, gap.from, content)}`
      const advice =
        absence?.is === 'draft'
          ? `Make ${path} public, or link to it when it is.`
          : `Let ${path} appear earlier, or link to it when it is there.`
      return [
        { pointer, message: `${capitalize(fact)}. ${advice}`, address: path, cause: { kind: 'times', name: path } },
      ]
    }),
}
