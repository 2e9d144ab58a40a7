import { pathOf } from '../../../base/shared-types/addresses'
import { capitalize } from '../../../base/text/language/capitalize'
import { allTime } from '../../publication-dates/span'
import { sayAbsence, sayStart } from '../content-index/say-times'
import { fromNow } from '../content-index/timetable'
import type { SiteRule } from '../findings/rule'

/** Paths that people give the home page. */
const homelike = /^\/(?:home|index|start|main|welcome|homepage|home-page|front-page)$/

/** The home page is "/". If it is missing, links to it are not reported (see causes.ts). */
export const homePage: SiteRule = {
  code: 'home-page',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const { value, pages, byPath, links, timetable, now } = content
    if (pages.length === 0) return []
    const gap = timetable.absenceIn('/', fromNow([allTime], now))
    if (byPath.has('/')) {
      if (!gap) return []
      const fact = `${sayStart(gap.from, content)}visitors who open the site find no home page, ${sayAbsence('/', gap.from, content)}`
      const message = `${capitalize(fact)}. Let a home page be there at every time.`
      return [{ pointer: `${byPath.get('/')?.pointer}/path`, message }]
    }
    const listed = (value as { pages: unknown[] }).pages
    // A page whose path is invalid may be the home page.
    if (listed.length !== pages.length) return []
    const moved = pages.find(({ path, redirect }) => redirect === undefined && homelike.test(path))
    const fact = 'This site has no home page: the page that visitors see first has the path "/".'
    if (!moved) return [{ pointer: '/pages', on: 'key', message: `${fact} Give one page this path.` }]
    const isLinked = links.some(({ value: href }) => pathOf(href) === moved.path)
    const message = `${fact} If "${moved.path}" is that page, write "/" here${isLinked ? ', and in the links to it' : ''}.`
    return [{ pointer: `${moved.pointer}/path`, message, ...(!isLinked && { suggestion: '/' }) }]
  },
}
