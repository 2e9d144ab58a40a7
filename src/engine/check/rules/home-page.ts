import type { SiteRule } from '../rule'

/** A site begins at "/". Where a link or a redirect names it, the dead link says so already. */
export const homePage: SiteRule = {
  code: 'home-page',
  severity: 'error',
  scope: 'site',
  check: ({ value, pages, byPath, links, ofFormat }) => {
    if (byPath.has('/') || pages.length === 0) return []
    const listed = (value as { pages: unknown[] }).pages
    // A page whose path cannot be read may be the one.
    if (listed.length !== pages.length) return []
    if (links.some(({ value: href }) => /^\/([?#]|$)/.test(href))) return []
    if (ofFormat('page').some((item) => item.value === '/')) return []
    const message = 'This site has no home page. Give one page the path "/".'
    return [{ pointer: '/pages', on: 'key', message }]
  },
}
