import { nearest } from '../nearest'
import type { Rule } from '.'

/** A page uses a shared block by a name that stands under "shared". */
export const sharedExists: Rule = ({ found, shared }) =>
  found.flatMap(({ format, value, pointer }) => {
    if (format !== 'shared' || typeof value !== 'string' || Object.hasOwn(shared, value)) return []
    const suggestion = nearest(value, Object.keys(shared))
    const message = `There is no shared block "${value}". ${suggestion ? `Did you mean "${suggestion}"?` : 'Write it under "shared" first.'}`
    return [{ rule: 'shared-exists', pointer, message, suggestion }]
  })
