import { pathOf } from '../../model/addresses'
import { valueAt } from '../../model/json'
import type { Content } from '../content/content'
import type { Finding, SiteRule } from '../rule'

/** After all redirects. */
function shownPage(address: string, { byPath }: Content): string | undefined {
  const passed = new Set<string>()
  let page = byPath.get(pathOf(address))
  while (page?.redirect !== undefined && !passed.has(page.path)) {
    passed.add(page.path)
    page = byPath.get(pathOf(page.redirect))
  }
  return page?.redirect === undefined ? page?.pointer : undefined
}

/** Visitors without the key are sent to a public page: a guarded one would redirect in a loop. */
export const guardTarget: SiteRule = {
  code: 'guard-target',
  severity: 'error',
  scope: 'site',
  check: (content) =>
    content.pages.flatMap(({ pointer, isIndexed }): Finding[] => {
      // A page with a guard is in no index.
      if (isIndexed) return []
      const otherwise = valueAt(content.value, `${pointer}/guard/otherwise`)
      const shown = typeof otherwise === 'string' ? shownPage(otherwise, content) : undefined
      if (shown === undefined || valueAt(content.value, `${shown}/guard`) === undefined) return []
      const where = shown === pointer ? 'back to this page' : 'to a page that is kept for people with the key, too'
      const message = `This sends visitors without the access key ${where}, so they would never arrive. Name a page that everybody can open.`
      return [{ pointer: `${pointer}/guard/otherwise`, message }]
    }),
}
