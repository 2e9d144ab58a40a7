import { capitalize } from '../../../base/text/language/capitalize'
import { sayLanguage } from '../content-index/say-language'
import { sayAbsence, sayStart } from '../content-index/say-times'
import { fromNow } from '../content-index/timetable'
import type { Finding, SiteRule } from '../findings/rule'

/** A translation that visitors see, while they do not see its original. */
export const translationTimes: SiteRule = {
  code: 'translation-times',
  severity: 'warning',
  scope: 'site',
  check: (content) =>
    content.translated().flatMap(({ page, original }): Finding[] => {
      const { timetable, now } = content
      if (!timetable.isTimed(original.path)) return []
      const gap = timetable.absenceIn(original.path, fromNow([page.public], now))
      if (!gap) return []
      const fact = `${sayStart(gap.from, content)}visitors find this ${sayLanguage(page.language, content)} page, and not the one that it translates, "${original.path}", ${sayAbsence(original.path, gap.from, content)}`
      const isDraft = timetable.explain(original.path, gap.from).is === 'draft'
      const advice = isDraft ? 'Make this one a draft, too' : 'Give both the same dates'
      return [{ pointer: `${page.pointer}/translates`, message: `${capitalize(fact)}. ${advice}, or leave it so.` }]
    }),
}
