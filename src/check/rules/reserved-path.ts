import type { Rule } from '.'

/** A page whose files would take the place of others that the build writes. */
export const reservedPath: Rule = ({ pages }) =>
  pages.flatMap(({ path, pointer }) => {
    const message =
      path === '/index'
        ? 'The path "/index" belongs to the home page, which is written "/". Give this page another path.'
        : /^\/assets(\/|$)/.test(path)
          ? `The folder "/assets" holds the scripts and styles of the site. Give this page another path than "${path}".`
          : undefined
    return message ? [{ rule: 'reserved-path', pointer: `${pointer}/path`, message }] : []
  })
