import { splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { asSuggestion, createGuesser } from '../../../base/text/nearest'
import type { PageRule } from '../findings/rule'

export const sharedExists: PageRule = {
  code: 'shared-exists',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat, shared }) => {
    const names = Object.keys(shared).filter((name) => splitSharedName(name)[1] === undefined)
    const guess = createGuesser(() => names)
    return ofFormat('shared').flatMap(({ value, pointer }) => {
      if (typeof value !== 'string' || Object.hasOwn(shared, value)) return []
      const meant = asSuggestion(guess(splitSharedName(value)[0]))
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
