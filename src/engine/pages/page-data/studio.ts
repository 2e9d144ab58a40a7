import palette from '@studio/theme/palette.json'
import { byFolder } from '../../base/shared-types/registry'
import type { Loads } from '.'

/** What runs of the blocks before a page is shown. */
export const loads: Loads = byFolder(
  import.meta.glob<Loads[string]>('@studio/blocks/*/load.ts', { eager: true, import: 'load' }),
)

export { palette }
