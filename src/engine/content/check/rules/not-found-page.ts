import { allTime } from '../../publication-dates/span'
import { capitalize, sayAbsence, sayStart } from '../content-index/say-times'
import { fromNow } from '../content-index/timetable'
import type { SiteRule } from '../findings/rule'

export const notFoundPage: SiteRule = {
  code: 'not-found-page',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const { pages, byPath, timetable, now } = content
    if (pages.length === 0) return []
    const page = byPath.get('/404')
    const gap = page && timetable.absenceIn('/404', fromNow([allTime], now))
    if (page && gap) {
      const fact = `${sayStart(gap.from, content)}visitors of a wrong address find no page "/404", ${sayAbsence('/404', gap.from, content)}`
      const message = `${capitalize(fact)}: they would see an empty page of the host. Let that page be there at every time.`
      return [{ pointer: `${page.pointer}/path`, message }]
    }
    if (page) return []
    const message =
      'This site has no page "/404", which visitors get who follow a wrong address: they would see an empty page of the host. Add one with a link to the home page and "isIndexed": false.'
    return [{ pointer: '/pages', on: 'key', message }]
  },
}
