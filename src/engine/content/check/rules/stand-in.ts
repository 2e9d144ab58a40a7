import { isObject } from '../../../base/shared-types/json'
import type { PageRule } from '../findings/rule'

export const standIn: PageRule = {
  code: 'stand-in',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat }) =>
    ofFormat('stand-in').map(({ value, pointer }) => {
      const title = isObject(value) && typeof value.title === 'string' ? `“${value.title}”` : 'Another film'
      const message = `${title} plays here as a stand-in, and visitors are told so. Name your own film and remove the stand-in; or waive this until you have it.`
      return { pointer, on: 'key', message, group: 'stand-in' }
    }),
}
