import palette from '@studio/theme/palette.json'
import { byFolder } from '../../base/shared-types/registry'
import type { Loads } from '.'

/** Code of the blocks that runs before a page is shown. */
export const loads: Loads = byFolder(
  import.meta.glob<Loads[string]>('@studio/blocks/*/load.ts', { eager: true, import: 'load' }),
)

export { palette }
