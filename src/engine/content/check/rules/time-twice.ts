import { readLocalTime } from '../../publication-dates/local-time'
import type { PageRule } from '../findings/rule'

/** When clocks go back, an hour comes twice. */
export const timeTwice: PageRule = {
  code: 'time-twice',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat, zone }) =>
    ofFormat('local-time').flatMap(({ value, pointer }) => {
      if (readLocalTime(String(value), zone).is !== 'twice') return []
      const message = `Clocks in ${zone} show "${value}" twice, for they go back in that night. The first time is meant; write a time outside of that hour to be clear.`
      return [{ pointer, message }]
    }),
}
