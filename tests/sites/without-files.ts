import type { CompileInput } from '../../src/engine/compile'
import { sanitize } from '../../src/engine/site-build/pages/purify'

/** How a site without a file in public/ is compiled. */
export const withoutFiles: Pick<CompileInput, 'assetOf' | 'groundOf' | 'sanitize'> = {
  assetOf: () => undefined,
  groundOf: () => undefined,
  sanitize,
}
