import palette from '@studio/theme/palette.json'
import type { Loads } from '../../compile'
import { byFolder } from '../../model/registry'

export { palette }

/** What runs of the blocks before a page is shown. */
export const loads: Loads = byFolder(
  import.meta.glob<Loads[string]>('@studio/blocks/*/load.ts', { eager: true, import: 'load' }),
)
