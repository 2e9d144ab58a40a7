import { always } from '../../schedule/span'
import { capitalize, sayAbsence, sayStart } from '../content/say-times'
import { fromNow } from '../content/timetable'
import type { SiteRule } from '../rule'

/** A site begins at "/". Where a link or a redirect names it, the dead link says so already. */
export const homePage: SiteRule = {
  code: 'home-page',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const { value, pages, byPath, links, ofFormat, timetable, now } = content
    if (pages.length === 0) return []
    const gap = timetable.absenceIn('/', fromNow([always], now))
    if (byPath.has('/')) {
      if (!gap) return []
      const fact = `${sayStart(gap.from, content)}visitors who open the site find no home page, ${sayAbsence('/', gap.from, content)}`
      const message = `${capitalize(fact)}. Let a page with the path "/" be there at every time.`
      return [{ pointer: `${byPath.get('/')?.pointer}/path`, message }]
    }
    const listed = (value as { pages: unknown[] }).pages
    // A page whose path cannot be read may be the one.
    if (listed.length !== pages.length) return []
    if (links.some(({ value: href }) => /^\/([?#]|$)/.test(href))) return []
    if (ofFormat('page').some((item) => item.value === '/')) return []
    const message = 'This site has no home page. Give one page the path "/".'
    return [{ pointer: '/pages', on: 'key', message }]
  },
}
