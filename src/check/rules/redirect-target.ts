import type { Content } from '../content'
import type { Rule } from '.'

/** Follows a redirect to the page at its end; undefined when it goes round in circles or nowhere. */
function endOf(path: string, byPath: Content['byPath']): 'page' | 'loop' | 'nowhere' {
  const seen = new Set<string>()
  for (let current = byPath.get(path); current; current = byPath.get(current.redirect)) {
    if (current.redirect === undefined) return 'page'
    if (seen.has(current.path)) return 'loop'
    seen.add(current.path)
  }
  return 'nowhere'
}

/** A redirect must end at a page. That its own target exists at all is page-target's matter. */
export const redirectTarget: Rule = ({ pages, byPath }) =>
  pages
    .filter(({ path, redirect }) => redirect !== undefined && endOf(path, byPath) === 'loop')
    .map(({ path, redirect, pointer }) => ({
      rule: 'redirect-target',
      pointer: `${pointer}/redirect`,
      message: `The redirect from "${path}" to "${redirect}" leads round in a circle. Let it lead to a page that has blocks.`,
    }))
