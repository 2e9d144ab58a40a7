import { type EntryLinks, entryLinks } from 'schema-pages/elements/entry-links'
import type { EntryHeaderBlock } from '../../generated/content'
import type { Load } from '../../model'

export interface EntryHeaderLoaded extends EntryLinks {
  title: string
}

export const load: Load<EntryHeaderBlock, EntryHeaderLoaded> = ({ heading }, site) => ({
  title: heading ?? site.entry?.title ?? site.page.title,
  ...entryLinks(site.neighbours()),
})
