import { type EntryLinks, entryLinks } from '@engine/elements/entry-links'
import type { EntryNavigationBlock } from '../../generated/content'
import type { Load } from '../../model'

export type EntryNavigationLoaded = EntryLinks

/** The links to the neighbours. */
export const load: Load<EntryNavigationBlock, EntryNavigationLoaded> = (_, site) => entryLinks(site.neighbours())
