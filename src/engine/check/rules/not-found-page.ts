import type { SiteRule } from '../rule'

/** Visitors of an address that does not exist get the page "/404". */
export const notFoundPage: SiteRule = {
  code: 'not-found-page',
  severity: 'warning',
  scope: 'site',
  check: ({ pages, byPath }) => {
    if (pages.length === 0 || byPath.has('/404')) return []
    const message =
      'This site has no page "/404", which visitors get who follow a wrong address: they would see an empty page of the host. Add one with a link to the home page and "isIndexed": false.'
    return [{ pointer: '/pages', on: 'key', message }]
  },
}
