import { withoutTrailingSlash } from '../../model/addresses'

/** "/about/", "/about.html" and "/about" are one page, and so are "/index.html" and "/". */
export const normalizePath = (path: string): string =>
  withoutTrailingSlash(path).replace(/^\/index\.html$|\.html$/, '') || '/'
