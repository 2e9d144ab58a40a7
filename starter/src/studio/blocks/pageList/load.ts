import type { PageLink } from 'schema-pages/model/load'
import type { PageListBlock } from '../../generated/content'
import type { Load } from '../../model'

export interface PageListLoaded {
  pages: PageLink[]
}

export const load: Load<PageListBlock, PageListLoaded> = (_, site) => ({ pages: site.pages() })
