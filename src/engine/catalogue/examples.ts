import type { BrowserSettings, ReadyBlock, ReadyPage } from '../model/page'

/** One example of a block's schema: as an author writes it, and ready to be shown. */
export interface CatalogueExample {
  written: object
  block: ReadyBlock
}

/** A field of a block, as its schema describes it. */
export interface CatalogueField {
  name: string
  title: string
  description: string
  isRequired: boolean
}

/** A block type as its schema describes it. */
export interface CatalogueBlock {
  type: string
  title: string
  description: string
  fields: CatalogueField[]
  examples: CatalogueExample[]
}

/** What the catalogue shows. The page is one of the site's own: the examples stand on it. */
export interface Catalogue {
  settings: BrowserSettings
  page: ReadyPage
  blocks: CatalogueBlock[]
}
