import { withoutTrailingSlash } from '../../../base/shared-types/addresses'

/** "/about/" and "/about.html" are "/about"; "/index.html" is "/". */
export const normalizePath = (path: string): string =>
  withoutTrailingSlash(path).replace(/^\/index\.html$|\.html$/, '') || '/'
