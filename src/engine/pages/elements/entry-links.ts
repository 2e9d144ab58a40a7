import type { CollectionEntry, Neighbours } from '../../base/shared-types/load'

export interface EntryLink {
  path: string
  title: string
}

export interface EntryLinks {
  previous?: EntryLink
  next?: EntryLink
}

const linkTo = (entry?: CollectionEntry): EntryLink | undefined => entry && { path: entry.path, title: entry.title }

export const entryLinks = ({ previous, next }: Neighbours): EntryLinks => ({
  previous: linkTo(previous),
  next: linkTo(next),
})
