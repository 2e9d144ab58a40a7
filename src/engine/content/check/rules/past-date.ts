import { formatEnd, formatStart } from '../../publication-dates/format-time'
import { timeContextOf } from '../content-index/say-times'
import type { Finding, SiteRule } from '../findings/rule'

/** Half a year in milliseconds: dates before that change nothing any more. */
const longAgo = 183 * 24 * 60 * 60 * 1000

export const pastDate: SiteRule = {
  code: 'past-date',
  severity: 'warning',
  scope: 'site',
  check: (content) =>
    content.dated.flatMap(({ planned: { from, until }, path, pointer, redirectAfter }): Finding[] => {
      const before = content.now - longAgo
      if (until < before) {
        const leads = redirectAfter
          ? `Put { "path": "${path}", "redirect": "${redirectAfter}" } in its place`
          : 'Remove it'
        const message = `${path} ended on ${formatEnd(until, timeContextOf(content))}, which is long ago. ${leads}, or let it end later.`
        return [{ pointer: `${pointer}/expire/at`, message }]
      }
      if (!(from < before && Number.isFinite(from))) return []
      const message = `${path} appeared on ${formatStart(from, timeContextOf(content))}, which is long ago. Take "publish" out: the page stays as it is.`
      return [{ pointer: `${pointer}/publish`, message, group: 'publish' }]
    }),
}
