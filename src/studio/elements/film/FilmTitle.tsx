import { Link } from 'schema-pages/elements/Link'
import type { FilmField } from '../../generated/content'

/** Links to the film's page, if there is one. */
export const FilmTitle = ({ title, filmOf }: Pick<FilmField, 'title' | 'filmOf'>) =>
  filmOf ? <Link href={filmOf}>{title}</Link> : title
