import type { Load, PageLink } from 'schema-pages/model/load'
import type { VerzeichnisBlock } from '../../generated/content'

export interface VerzeichnisLoaded {
  pages: PageLink[]
}

export const load: Load<VerzeichnisBlock, VerzeichnisLoaded> = (_, site) => ({ pages: site.pages() })
