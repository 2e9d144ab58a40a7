import { withoutSlashBehind } from '../../model/addresses'

/** "/about/", "/about.html" and "/about" are one page, and so are "/index.html" and "/". */
export const normalizePath = (path: string): string =>
  withoutSlashBehind(path).replace(/^\/index\.html$|\.html$/, '') || '/'
