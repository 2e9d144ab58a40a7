import type { CollectionEntry, Neighbours } from '../model/load'

export interface EntryLink {
  path: string
  title: string
}

/** The first and the last entry of a collection lack one. */
export interface EntryLinks {
  previous?: EntryLink
  next?: EntryLink
}

const linkTo = (entry?: CollectionEntry): EntryLink | undefined => entry && { path: entry.path, title: entry.title }

/** Drops what a link does not need. */
export const entryLinks = ({ previous, next }: Neighbours): EntryLinks => ({
  previous: linkTo(previous),
  next: linkTo(next),
})
