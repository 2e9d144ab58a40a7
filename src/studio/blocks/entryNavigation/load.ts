import { type EntryLinks, entryLinks } from '@engine/elements/entry-links'
import type { EntryNavigationBlock } from '@engine/generated/content'
import type { Load } from '@engine/model/load'

export type EntryNavigationLoaded = EntryLinks

/** The links to the neighbours. */
export const load: Load<EntryNavigationBlock, EntryNavigationLoaded> = (_, site) => entryLinks(site.neighbours())
