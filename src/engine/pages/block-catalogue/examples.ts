import type { BrowserSettings, ReadyBlock, ReadyPage } from '../../base/shared-types/page'
import type { Registry } from '../../base/shared-types/registry'

/** One example of a block's schema: with placeholders, to be copied and filled in, and as it looks. */
export interface CatalogueExample {
  toFillIn: unknown
  block: ReadyBlock
}

export interface CatalogueField {
  name: string
  title: string
  description: string
  isRequired: boolean
}

export interface CatalogueBlock {
  type: string
  title: string
  description: string
  fields: CatalogueField[]
  examples: CatalogueExample[]
}

/** `page` is a page of the site, for examples that load content. */
export interface Catalogue {
  settings: BrowserSettings
  page: ReadyPage
  blocks: CatalogueBlock[]
}

export interface CatalogueProps {
  catalogue: Catalogue
  registry: Registry
}
