import { sanitize } from '../../src/engine/building/site-build/pages/purify'
import type { CompileInput } from '../../src/engine/pages/page-data'

/** How a site without a file in public/ is compiled. */
export const withoutFiles: Pick<CompileInput, 'assetOf' | 'groundOf' | 'sanitize'> = {
  assetOf: () => undefined,
  groundOf: () => undefined,
  sanitize,
}
