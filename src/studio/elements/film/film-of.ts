import type { FilmField } from '../../generated/content'
import type { SiteView } from '../../model'

const isFilm = (value: unknown): value is FilmField => typeof value === 'object' && value !== null && 'title' in value

export const filmOn = (path: string, site: SiteView): FilmField | undefined =>
  site
    .blocksOf(path)
    .map(({ film }) => film)
    .find(isFilm)

/** Copies everything but the title from the film's page. */
export const fillInFilm = (film: FilmField, site: SiteView): FilmField =>
  film.filmOf ? { ...filmOn(film.filmOf, site), ...film } : film
