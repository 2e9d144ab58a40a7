import { pathOf } from '../../model/addresses'
import type { Content } from '../content/content'
import type { SiteRule } from '../rule'

/**
 * Finds redirects that lead round in a circle. The function that it returns says whether a redirect is the first one to
 * lead into its circle. Each path is walked once.
 */
function createCircleFinder(byPath: Content['byPath']): (path: string) => boolean {
  const walked = new Set<string>()
  return (path) => {
    const trail = new Set<string>()
    let current = byPath.get(path)
    while (current?.redirect !== undefined && !walked.has(current.path)) {
      walked.add(current.path)
      trail.add(current.path)
      current = byPath.get(pathOf(current.redirect))
    }
    return current?.redirect !== undefined && trail.has(current.path)
  }
}

/** A redirect must end at a page. A circle is one mistake, whichever way one walks into it. */
export const redirectTarget: SiteRule = {
  code: 'redirect-target',
  severity: 'error',
  scope: 'site',
  check: ({ pages, byPath }) => {
    const closesCircle = createCircleFinder(byPath)
    return pages.flatMap(({ path, redirect, pointer }) => {
      if (redirect === undefined || !closesCircle(path)) return []
      const message = `The redirect from "${path}" to "${redirect}" leads round in a circle. Let it lead to a page that has blocks.`
      return [{ pointer: `${pointer}/redirect`, message, address: path }]
    })
  },
}
