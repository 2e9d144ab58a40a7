import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import '@studio/theme/global.scss'
import '@studio/theme/hydrated.scss'
import type { ReadyBlock } from '../model/page'
import { byFolder, type LayoutProps, type Registry } from '../model/registry'
import { CataloguePage } from './CataloguePage'
import type { Catalogue } from './examples'
import { isForExample, SingleExample } from './SingleExample'

const registry: Registry = {
  blocks: byFolder(
    import.meta.glob<ComponentType<ReadyBlock>>('@studio/blocks/*/component.tsx', { eager: true, import: 'default' }),
  ),
  layouts: byFolder(
    import.meta.glob<ComponentType<LayoutProps>>('@studio/layouts/*/layout.tsx', { eager: true, import: 'default' }),
  ),
}

/** Shows the whole catalogue, or the example that the address names. */
export function showCatalogue(catalogue: Catalogue): void {
  document.documentElement.dataset.colour = catalogue.page.colour ?? ''
  const root = document.getElementById('catalogue') as HTMLElement
  const View = isForExample() ? SingleExample : CataloguePage
  createRoot(root).render(<View catalogue={catalogue} registry={registry} />)
}
