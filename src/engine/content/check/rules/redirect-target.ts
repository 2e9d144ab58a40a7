import { pathOf } from '../../../base/shared-types/addresses'
import type { Content } from '../content-index/content'
import type { SiteRule } from '../findings/rule'

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

export const redirectTarget: SiteRule = {
  code: 'redirect-target',
  severity: 'error',
  scope: 'site',
  check: ({ redirects, byPath }) => {
    const closesCircle = createCircleFinder(byPath)
    return redirects.flatMap(({ path, redirect, pointer }) => {
      if (redirect === undefined || !closesCircle(path)) return []
      const message = `The redirect from "${path}" to "${redirect}" leads round in a circle. Let it lead to a page that has blocks.`
      return [{ pointer: `${pointer}/redirect`, message, address: path }]
    })
  },
}
