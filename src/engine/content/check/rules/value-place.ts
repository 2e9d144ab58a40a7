import type { TextRule } from '../findings/rule'

const filledIn = /^\/pages\/\d+\/(?:title|description|blocks)(?:\/|$)/

export const valuePlace: TextRule = {
  code: 'value-place',
  severity: 'error',
  scope: 'text',
  check: (text, _, { isForEach }, pointer) => {
    if (!text.includes('{')) return undefined
    const [name] = text.match(/\{(?:value|count)\}/) ?? []
    if (name === undefined) return undefined
    const place = pointer()
    if (isForEach(place))
      return filledIn.test(place)
        ? undefined
        : {
            message: `${name} is filled in in the title, the description and the blocks of a page alone. Write it in words here.`,
          }
    return {
      message: `${name} is filled in on pages with "each" alone: visitors would read it as it is written. Write it in words here.`,
    }
  },
}
