import { asObject } from '../../../base/shared-types/json'
import { needsConsent, type Service } from '../../../base/shared-types/services/service'
import { joined } from '../../schema-model/phrases'
import type { SiteRule } from '../findings/rule'

export const privacyPage: SiteRule = {
  code: 'privacy-page',
  severity: 'warning',
  scope: 'site',
  check: ({ value, ofFormat }) => {
    const site = asObject(asObject(value).site)
    if (site.privacyPage !== undefined) return []
    const services = ofFormat('asks').map(({ wanted }) => wanted as Service)
    const names = new Set(services.filter(needsConsent).map(({ name }) => name))
    const reasons = [
      ...(ofFormat('collects').length > 0 ? ['asks visitors for their email address'] : []),
      ...(ofFormat('form').length > 0 ? ['has forms that visitors fill in'] : []),
      ...(names.size > 0 ? [`loads from ${joined([...names])}`] : []),
      ...(site.analytics === undefined ? [] : ['counts visits']),
      ...(site.pixels === undefined ? [] : ['tells other services of visits']),
    ]
    if (reasons.length === 0) return []
    const message = `This site ${reasons.join(' and ')}, and no page says what becomes of that. Write a privacy notice as a page of its own, for example "/privacy", and name it in the site settings: "privacyPage": "/privacy". The foot of every page and every form link to it by themselves.`
    return [{ pointer: '/site', on: 'key', message }]
  },
}
