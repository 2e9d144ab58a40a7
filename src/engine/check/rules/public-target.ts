import { adviseAbsence, nameHolder, sayAbsence, sayStart } from '../content/say-times'
import { timedLinks } from '../content/timed-links'
import { causeOf } from '../problems/cause'
import type { SiteRule } from '../rule'

/** What visitors can follow leads to a page that is public then: at no date does a link, the navigation or a redirect die. */
export const publicTarget: SiteRule = {
  code: 'public-target',
  severity: 'error',
  scope: 'site',
  check: (content) =>
    timedLinks(content).flatMap(({ pointer, holder, path, spans }) => {
      const gap = content.timetable.gapIn(path, spans)
      if (!gap) return []
      const links = pointer === `${holder}/redirect` ? 'leads to' : 'links to'
      const message = `${sayStart(gap.from, content)}${nameHolder(holder, content)} ${links} ${path}, ${sayAbsence(path, gap.from, content)}. ${adviseAbsence(path, gap.from, content)}`
      return [{ pointer, message: capitalize(message), address: path, cause: causeOf('times', path) }]
    }),
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
