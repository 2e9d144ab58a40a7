import { asObject } from '../../model/json'
import type { SiteRule } from '../rule'

/** A site that collects email addresses, has forms or counts visits has a privacy page. */
export const privacyPage: SiteRule = {
  code: 'privacy-page',
  severity: 'warning',
  scope: 'site',
  check: ({ value, ofFormat }) => {
    const site = asObject(asObject(value).site)
    if (site.privacyPage !== undefined) return []
    const reasons = [
      ...(ofFormat('collects').length > 0 ? ['asks visitors for their email address'] : []),
      ...(ofFormat('form').length > 0 ? ['has forms that visitors fill in'] : []),
      ...(site.analytics === undefined ? [] : ['counts visits']),
    ]
    if (reasons.length === 0) return []
    const message = `This site ${reasons.join(' and ')}, and no page says what becomes of that. Write a privacy notice as a page of its own, for example "/privacy", and name it in the site settings: "privacyPage": "/privacy". The foot of every page and every form link to it by themselves.`
    return [{ pointer: '/site', on: 'key', message }]
  },
}
