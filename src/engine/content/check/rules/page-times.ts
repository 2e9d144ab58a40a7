import { formatStart } from '../../publication-dates/format-time'
import { isEmpty } from '../../publication-dates/span'
import { timeContextOf } from '../content-index/say-times'
import type { SiteRule } from '../findings/rule'

export const pageTimes: SiteRule = {
  code: 'page-times',
  severity: 'error',
  scope: 'site',
  check: (content) =>
    content.dated
      .filter(({ planned }) => isEmpty(planned))
      .map(({ planned: { from, until }, path, pointer }) => {
        const [start, end] = [from, until].map((moment) => formatStart(moment, timeContextOf(content)))
        const when = from === until ? 'in the moment in which it appears' : 'before it appears'
        const message = `${path} would end ${when}: it ends on ${end}, and appears on ${start}. Write a later time here, or an earlier one at "publish".`
        return { pointer: `${pointer}/expire/at`, message }
      }),
}
