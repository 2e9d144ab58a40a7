import { asObject, escapeToken, pagesIn } from '../../../base/shared-types/json'
import { capitalize } from '../../../base/text/language/capitalize'
import { isEmpty } from '../../publication-dates/span'
import type { Content } from '../content-index/content'
import { isTag, sayLanguage } from '../content-index/say-language'
import { sayAbsence, sayStart } from '../content-index/say-times'
import { fromNow } from '../content-index/timetable'
import type { Finding, SiteRule } from '../findings/rule'

/** Why visitors of a language have no home page in it at some time. */
function explainNoHome(language: string, content: Content): string | undefined {
  const { pages, byPath, timetable, languages, now } = content
  const home = languages.homeOf(language)
  const seen = pages.filter((page) => page.language === language && page.redirect === undefined)
  const spans = fromNow(
    seen.flatMap((page) => (isEmpty(page.public) ? [] : [page.public])),
    now,
  )
  const who = `visitors who choose ${sayLanguage(language, content)}`
  // A page whose path is invalid may be the home page.
  if (spans.length === 0 || pagesIn(content.value).length !== pages.length) return undefined
  if (!byPath.has(home))
    return `${capitalize(who)} get nowhere: there is no page "${home}". Add one with "translates": "/".`
  const gap = timetable.gapIn(home, spans)
  if (!gap) return undefined
  const fact = `${sayStart(gap.from, content)}${who} find no home page "${home}", ${sayAbsence(home, gap.from, content)}`
  return `${capitalize(fact)}. Let that page be there as long as other pages in this language.`
}

/** "en-UK" is registered as "en-GB". */
function checkTag(tag: string): Finding[] {
  const [registered = tag] = isTag(tag) ? Intl.getCanonicalLocales(tag) : []
  if (registered.toLowerCase() === tag.toLowerCase()) return []
  const message = `"${tag}" is not how this language is registered. Write "${registered}".`
  return [{ pointer: '/site/language', message, suggestion: registered, replacement: registered }]
}

function explainName(language: string, names: string[], { languages }: Content): string | undefined {
  if (language === languages.own)
    return `"${language}" is the language of the site itself: write its settings beside "languages", not in it.`
  const twin = names.find((name) => languages.homeOf(name) === languages.homeOf(language))
  return twin === language
    ? undefined
    : `The language "${language}" is there twice: as "${twin}", too. Put the settings of both into one.`
}

/** Each language beside the site's own has one name and a home page. */
export const languages: SiteRule = {
  code: 'languages',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const names = Object.keys(asObject(asObject(asObject(content.value).site).languages))
    const ofNames = names.flatMap((language): Finding[] => {
      const message = explainName(language, names, content) ?? explainNoHome(language, content)
      return message ? [{ pointer: `/site/languages/${escapeToken(language)}`, on: 'key', message }] : []
    })
    return [...checkTag(content.languages.own), ...ofNames]
  },
}
