import { causeOf } from '../causes'
import { isObject } from '../content'
import { guess, pathMeant } from '../nearest'
import type { Rule } from '.'

interface PageWith {
  type: string
  field: string
}

/** A field that names a page must name one that exists, and that holds what the field needs of it. */
export const pageTarget: Rule = ({ ofFormat, destinations, shared }) =>
  ofFormat('page', 'pageWith').flatMap(({ format, value, pointer, wanted }) => {
    if (typeof value !== 'string') return []
    const page = destinations.get(value)
    if (format === 'page' && !page) {
      const meant = pathMeant(value, destinations) ?? guess(value, destinations.keys())
      const suggestion = meant?.name
      const repair = meant?.isSure && { replacement: meant.name, replaces: value }
      const message = `There is no page "${value}".${suggestion ? ` Did you mean "${suggestion}"?` : ' Write the path of a page in this file.'}`
      return [{ rule: 'page-target', pointer, message, suggestion, ...repair, cause: causeOf('page', value) }]
    }
    if (format === 'pageWith' && page && isObject(wanted)) {
      const { type, field } = wanted as unknown as PageWith
      const blocks = page.blocks.map((block) => (typeof block.shared === 'string' ? shared[block.shared] : block))
      if (blocks.some((block) => block?.type === type && field in block)) return []
      const message = `The page "${value}" has no ${type} block with "${field}". Name a page that has one.`
      return [{ rule: 'page-target', pointer, message, cause: causeOf('with', value) }]
    }
    return []
  })
