import type { CollectionEntry, Neighbours } from '../model/load'

/** What a link to an entry needs. */
export interface EntryLink {
  path: string
  title: string
}

/** The links to the entries beside a page's own; at either end of a collection one is missing. */
export interface EntryLinks {
  previous?: EntryLink
  next?: EntryLink
}

const linkTo = (entry?: CollectionEntry): EntryLink | undefined => entry && { path: entry.path, title: entry.title }

/** Links to neighbours, without all else that is known of them. For a block's `load`. */
export const entryLinks = ({ previous, next }: Neighbours): EntryLinks => ({
  previous: linkTo(previous),
  next: linkTo(next),
})
