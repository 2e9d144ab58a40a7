import { capitalize } from '../../../base/text/language/capitalize'
import { allTime, isEmpty } from '../../publication-dates/span'
import type { Content } from '../content-index/content'
import { sayLanguage } from '../content-index/say-language'
import { sayAbsence, sayStart } from '../content-index/say-times'
import { fromNow } from '../content-index/timetable'
import type { Finding, SiteRule } from '../findings/rule'

/** Hosts answer unknown addresses below "/de" with "/de/404". */
function inLanguages(content: Content): Finding[] {
  const { pages, byPath, languages } = content
  return languages.all.flatMap((language): Finding[] => {
    const home = languages.homeOf(language)
    const path = `${home}/404`
    const isUsed = pages.some((page) => page.language === language && !isEmpty(page.public))
    if (language === languages.own || !isUsed || byPath.has(path)) return []
    const message = `Visitors who follow a wrong address below "${home}" get the page "/404" in ${sayLanguage(languages.own, content)}. Add a page "${path}" with "translates": "/404".`
    return [{ pointer: `/site/languages/${language}`, on: 'key', message }]
  })
}

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
    if (page) return inLanguages(content)
    const message =
      'This site has no page "/404", which visitors get who follow a wrong address: they would see an empty page of the host. Add one with a link to the home page and "isIndexed": false.'
    return [{ pointer: '/pages', on: 'key', message }]
  },
}
