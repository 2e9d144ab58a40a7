import type { Rule } from '.'

/** Two pages on one path: only one of them could be seen. */
export const uniquePath: Rule = ({ pages, byPath }) =>
  pages
    .filter((page) => byPath.get(page.path) !== page)
    .map(({ path, pointer }) => ({
      rule: 'unique-path',
      pointer: `${pointer}/path`,
      message: `There is already a page with the path "${path}". Give this one another path, or remove one of the two.`,
    }))
