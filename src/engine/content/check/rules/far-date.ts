import { checkYear } from '../../publication-dates/far-year'
import type { SiteRule } from '../findings/rule'

/** Pages are planned for years, past events hardly ahead. */
const ranges = {
  'local-time': { first: 2000, ahead: 20 },
  'past-day': { first: 2000, ahead: 1 },
  'past-year': { first: 1900, ahead: 2 },
}

export const farDate: SiteRule = {
  code: 'far-date',
  severity: 'error',
  scope: 'site',
  check: (content) =>
    Object.entries(ranges).flatMap(([format, range]) =>
      content.ofFormat(format).flatMap(({ value, pointer }) => {
        const isDate = typeof value === 'string' || typeof value === 'number'
        const verdict = isDate && checkYear(value, content, range)
        return verdict ? [{ pointer, ...verdict }] : []
      }),
    ),
}
