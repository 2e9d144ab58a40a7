import { createRoot } from 'react-dom/client'
import '@studio/theme/global.scss'
import '@studio/theme/hydrated.scss'
import { registry } from '../render/registry'
import { CataloguePage } from './CataloguePage'
import type { Catalogue } from './examples'
import { isForExample, SingleExample } from './SingleExample'

export function showCatalogue(catalogue: Catalogue): void {
  document.documentElement.dataset.colour = catalogue.page.colour ?? ''
  const root = document.getElementById('catalogue') as HTMLElement
  const View = isForExample() ? SingleExample : CataloguePage
  createRoot(root).render(<View catalogue={catalogue} registry={registry} />)
}
