import { asSuggestion, createGuesser } from '../../../base/text/nearest'
import type { PageRule } from '../findings/rule'

export const sharedExists: PageRule = {
  code: 'shared-exists',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat, shared }) => {
    const names = Object.keys(shared)
    const guess = createGuesser(() => names)
    return ofFormat('shared').flatMap(({ value, pointer }) => {
      if (typeof value !== 'string' || Object.hasOwn(shared, value)) return []
      const meant = asSuggestion(guess(value))
      const message = `There is no shared block "${value}". ${meant.suggestion ? `Did you mean "${meant.suggestion}"?` : 'Write it under "shared" first.'}`
      return [
        {
          pointer,
          message,
          ...meant,
          cause: { kind: 'shared', name: names.length > 0 ? value : '' },
        },
      ]
    })
  },
}
