import { isObject } from '../../../base/shared-types/json'
import { formatMoment } from '../../publication-dates/format-time'
import type { Moment } from '../../publication-dates/local-time'
import { isEmpty } from '../../publication-dates/span'
import type { Content } from '../content-index/content'
import { timeContextOf } from '../content-index/say-times'
import type { SiteRule } from '../findings/rule'

function datesAhead({ dated, now }: Content) {
  const isAhead = (at: Moment) => at > now && Number.isFinite(at)
  const dates = dated
    .filter((page) => !isEmpty(page.public) && (isAhead(page.public.from) || isAhead(page.public.until)))
    .flatMap(({ public: { from, until }, path, pointer }) => [
      { at: from, pointer: `${pointer}/publish`, what: `${path} appears` },
      { at: until, pointer: `${pointer}/expire/at`, what: `${path} ends` },
    ])
  return dates.filter(({ at }) => isAhead(at)).sort((one, other) => one.at - other.at)
}

export const timer: SiteRule = {
  code: 'timer',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const { value } = content
    if (isObject(value) && isObject(value.site) && value.site.timer !== undefined) return []
    const [first, ...others] = datesAhead(content)
    if (!first) return []
    const message = `Nothing builds the site on ${formatMoment(first.at, timeContextOf(content))}, when ${first.what}, so nothing would change then. Say in the site settings what does: "timer": "github" for the workflow that npm run generate writes, or "timer": "host" for a timer of the service that publishes the site.`
    return [{ pointer: first.pointer, message, others: others.map(({ pointer }) => pointer) }]
  },
}
