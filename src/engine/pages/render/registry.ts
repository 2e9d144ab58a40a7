import type { ComponentType } from 'react'
import type { ReadyBlock } from '../../base/shared-types/page'
import { byFolder, type LayoutProps, type Registry } from '../../base/shared-types/registry'
import { allKinds } from '../elements/form/kinds/all-kinds'
import { setRenderedKinds } from '../elements/form/kinds/rendered-kinds'

setRenderedKinds(allKinds)

export const registry: Registry = {
  blocks: byFolder(
    import.meta.glob<ComponentType<ReadyBlock>>('@studio/blocks/*/component.tsx', { eager: true, import: 'default' }),
  ),
  layouts: byFolder(
    import.meta.glob<ComponentType<LayoutProps>>('@studio/layouts/*/layout.tsx', { eager: true, import: 'default' }),
  ),
}
