import { type EntryLink, entryLinks } from '@engine/elements/entry-links'
import type { EntryNavigationBlock, FilmField } from '../../generated/content'
import type { CollectionEntry, Load, SiteView } from '../../model'

/** The next entry with what is seen of it: its film's poster and loop, or its card picture where it has no film. */
export interface NextEntryLink extends EntryLink, Pick<FilmField, 'loop'> {
  image: string
  client?: string
}

export interface EntryNavigationLoaded {
  previous?: EntryLink
  next?: NextEntryLink
}

const isFilm = (value: unknown): value is FilmField => typeof value === 'object' && value !== null && 'title' in value

function lookAt({ path, title, image, client }: CollectionEntry, site: SiteView): NextEntryLink {
  const film = site.blocksOf(path).find((block) => isFilm(block.film))?.film
  const { poster, loop } = isFilm(film) ? film : {}
  return { path, title, image: poster ?? image, loop, client }
}

/** The links to the neighbours. */
export const load: Load<EntryNavigationBlock, EntryNavigationLoaded> = (_, site) => {
  const { previous, next } = site.neighbours()
  return { previous: entryLinks({ previous }).previous, next: next && lookAt(next, site) }
}
