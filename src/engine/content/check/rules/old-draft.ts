import { formatStart } from '../../publication-dates/format-time'
import { timeContextOf } from '../content-index/say-times'
import type { SiteRule } from '../findings/rule'

const day = 24 * 60 * 60 * 1000

/** After so many days without a change a draft is forgotten or abandoned. */
const most = 90

export const oldDraft: SiteRule = {
  code: 'old-draft',
  severity: 'warning',
  scope: 'site',
  check: (content) =>
    content.dated.flatMap((page) => {
      const { path, pointer } = page
      if (content.valueAt(`${pointer}/draft`) !== true) return []
      const touched = content.lastChangeOf(page)
      if (touched === undefined || content.now - touched <= most * day) return []
      const days = Math.floor((content.now - touched) / day)
      const { zone } = timeContextOf(content)
      // Drafts need no hour.
      const since = formatStart(touched, { zone }).replace(/, .*/, '')
      const message = `Nobody has touched the draft ${path} for ${days} days, since ${since}. Finish it, or remove it: what was written stays in the history of the file.`
      return [{ pointer: `${pointer}/draft`, message }]
    }),
}
