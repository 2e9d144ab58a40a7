import { asObject } from '../../../base/shared-types/json'
import type { SiteRule } from '../findings/rule'

export const formService: SiteRule = {
  code: 'form-service',
  severity: 'warning',
  scope: 'site',
  check: ({ value, ofFormat, isHidden }) => {
    const isSet = asObject(asObject(value).site).formService !== undefined
    if (isSet) return []
    return ofFormat('form')
      .filter(({ pointer }) => !isHidden(pointer))
      .slice(0, 1)
      .map(({ pointer }) => ({
        pointer,
        on: 'key',
        message:
          'Nothing receives this form, so visitors read that it cannot be sent yet. Name the form service in the site settings: "formService": { "url": "https://…" }.',
      }))
  },
}
