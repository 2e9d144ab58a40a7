import type { FilmField } from '../../generated/content'
import type { SiteView } from '../../model'

const isFilm = (value: unknown): value is FilmField => typeof value === 'object' && value !== null && 'title' in value

/** Returns the first film on a page. */
export const filmOn = (path: string, site: SiteView): FilmField | undefined =>
  site
    .blocksOf(path)
    .map(({ film }) => film)
    .find(isFilm)

/** Takes all but the title of a film from the page that it names. */
export const fillInFilm = (film: FilmField, site: SiteView): FilmField =>
  film.filmOf ? { ...filmOn(film.filmOf, site), ...film } : film
