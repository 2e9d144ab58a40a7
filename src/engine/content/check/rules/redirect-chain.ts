import { pathOf } from '../../../base/shared-types/addresses'
import type { Content } from '../content-index/content'
import type { PageOutline } from '../content-index/page-outline'
import type { Finding, SiteRule } from '../findings/rule'

/** Undefined without redirects, or in a loop. Each address is walked once. */
function createEndFinder({ byPath }: Content): (path: string) => string | undefined {
  const ends = new Map<string, string | undefined>()
  const endFrom = (page: PageOutline | undefined, address: string | undefined) =>
    page?.redirect === undefined ? page && address : ends.get(page.path)
  return (path) => {
    const trail: string[] = []
    let page = byPath.get(path)
    let address: string | undefined
    while (page?.redirect !== undefined && !ends.has(page.path)) {
      // A path without an end yet, met again, means a loop.
      ends.set(page.path, undefined)
      trail.push(page.path)
      address = page.redirect
      page = byPath.get(pathOf(address))
    }
    const end = endFrom(page, address)
    for (const passed of trail) ends.set(passed, end)
    return ends.get(path)
  }
}

export const redirectChain: SiteRule = {
  code: 'redirect-chain',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    if (content.redirects.length === 0) return []
    const endOf = createEndFinder(content)
    const redirects = content.redirects.flatMap(({ path, redirect, pointer }): Finding[] => {
      const end = redirect === undefined ? undefined : endOf(pathOf(redirect))
      if (end === undefined) return []
      const message = `"${path}" leads to "${redirect}", which is an old address, too, and leads on. Write "${end}", so that visitors get there in one step.`
      return [{ pointer: `${pointer}/redirect`, message, suggestion: end, replacement: end }]
    })
    const rich = new Set(content.html.map(({ pointer }) => pointer))
    const links = content.links.flatMap(({ value, pointer }): Finding[] => {
      if (!value.startsWith('/')) return []
      const path = pathOf(value)
      const end = endOf(path)
      if (end === undefined) return []
      const straight = end.includes('#') ? end : end + value.slice(path.length)
      const message = `The link "${value}" names an old address, which leads on to "${end}". Write "${straight}".`
      return [{ pointer, message, suggestion: straight, ...(!rich.has(pointer) && { replacement: straight }) }]
    })
    return [...redirects, ...links]
  },
}
