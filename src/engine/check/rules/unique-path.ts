import type { SiteRule } from '../rule'

/** Two pages on one path: only one of them could be seen. */
export const uniquePath: SiteRule = {
  code: 'unique-path',
  severity: 'error',
  scope: 'site',
  check: ({ pages, byPath }) =>
    pages
      .filter((page) => byPath.get(page.path) !== page)
      .map(({ path, pointer }) => ({
        pointer: `${pointer}/path`,
        message: `There is already a page with the path "${path}". Give this one another path, or remove one of the two.`,
      })),
}
