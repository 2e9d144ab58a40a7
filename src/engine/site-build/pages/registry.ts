import palette from '@studio/theme/palette.json'
import type { ComponentType } from 'react'
import type { Loads } from '../../compile'
import type { ReadyBlock } from '../../model/page'
import { byFolder, type LayoutProps, type Registry } from '../../model/registry'

/** Every component there is, ready at once. The folders are the list: nothing is added here by hand. */
export const registry: Registry = {
  blocks: byFolder(
    import.meta.glob<ComponentType<ReadyBlock>>('@studio/blocks/*/component.tsx', { eager: true, import: 'default' }),
  ),
  layouts: byFolder(
    import.meta.glob<ComponentType<LayoutProps>>('@studio/layouts/*/layout.tsx', { eager: true, import: 'default' }),
  ),
}

/** Every block's `load`. */
export const loads: Loads = byFolder(
  import.meta.glob<Loads[string]>('@studio/blocks/*/load.ts', { eager: true, import: 'load' }),
)

export { palette }
