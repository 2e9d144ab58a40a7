import { type EntryLinks, entryLinks } from '@engine/elements/entry-links'
import type { EntryNavigationBlock, FilmField } from '../../generated/content'
import type { CollectionEntry, Load, SiteView } from '../../model'

/** What the card of the next entry shows: its film's poster and loop, or its card picture where it has no film. */
export interface NextCard extends Pick<FilmField, 'loop'> {
  image: string
  client?: string
}

export interface EntryNavigationLoaded extends EntryLinks {
  card?: NextCard
}

const isFilm = (value: unknown): value is FilmField => typeof value === 'object' && value !== null && 'title' in value

function cardOf({ path, image, client }: CollectionEntry, site: SiteView): NextCard {
  const film = site.blocksOf(path).find((block) => isFilm(block.film))?.film
  const { poster, loop } = isFilm(film) ? film : {}
  return { image: poster ?? image, loop, client }
}

/** The links to the neighbours, and what is seen of the next one. */
export const load: Load<EntryNavigationBlock, EntryNavigationLoaded> = (_, site) => {
  const neighbours = site.neighbours()
  return { ...entryLinks(neighbours), ...(neighbours.next && { card: cardOf(neighbours.next, site) }) }
}
