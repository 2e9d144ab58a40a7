import { type EntryLink, entryLinks } from 'schema-pages/elements/entry-links'
import { filmOn } from '../../elements/film/film-of'
import type { EntryNavigationBlock, FilmField } from '../../generated/content'
import type { CollectionEntry, Load, SiteView } from '../../model'

/** The next entry with its film's poster and loop, or its card picture. */
export interface NextEntryLink extends EntryLink, Pick<FilmField, 'loop'> {
  image: string
  client?: string
}

export interface EntryNavigationLoaded {
  previous?: EntryLink
  next?: NextEntryLink
}

function lookAt({ path, title, image, client }: CollectionEntry, site: SiteView): NextEntryLink {
  const { poster = image, loop } = filmOn(path, site) ?? {}
  return { path, title, image: poster, loop, client }
}

export const load: Load<EntryNavigationBlock, EntryNavigationLoaded> = (_, site) => {
  const { previous, next } = site.neighbours()
  return { previous: entryLinks({ previous }).previous, next: next && lookAt(next, site) }
}
