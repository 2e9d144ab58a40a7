import { valueAt } from '../../model/json'
import { formatStart } from '../../schedule/format-time'
import { clockOf } from '../content/say-times'
import type { SiteRule } from '../rule'

const day = 24 * 60 * 60 * 1000

/** A draft that nobody has touched for so many days is forgotten, or not wanted any more. */
const most = 90

/** A draft is worked on. */
export const oldDraft: SiteRule = {
  code: 'old-draft',
  severity: 'warning',
  scope: 'site',
  check: (content) =>
    content.pages.flatMap((page) => {
      const { path, pointer } = page
      if (valueAt(content.value, `${pointer}/draft`) !== true) return []
      const touched = content.lastChangeOf(page)
      if (touched === undefined || content.now - touched <= most * day) return []
      const days = Math.floor((content.now - touched) / day)
      const { zone } = clockOf(content)
      // A day is enough: of drafts nobody asks for the hour.
      const since = formatStart(touched, { zone }).replace(/, .*/, '')
      const message = `Nobody has touched the draft ${path} for ${days} days, since ${since}. Finish it, or remove it: what was written stays in the history of the file.`
      return [{ pointer: `${pointer}/draft`, message }]
    }),
}
