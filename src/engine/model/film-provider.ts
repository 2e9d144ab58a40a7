/**
 * The service that films are kept at, as the keyword "film" of a studio's schemas describes it. `address` and
 * `find` are regular expressions.
 */
export interface FilmProvider {
  /** What people call it. */
  name: string
  /** Its address as people write it, without https://. */
  site: string
  /** The address of a film's own page: {id} is replaced by its number. */
  page: string
  /** The address of a film that is not listed: {key} is replaced by its key. */
  pageWithKey: string
  /** The address of its player, of a film that is listed and of one that is not. */
  player: string
  playerWithKey: string
  /** What an author may write as the address of a film. */
  address: string
  /** Finds a film in any text that holds its address: the groups are "id", and "key" or "keyInQuery". */
  find: string
  /** Services whose films cannot be shown. */
  otherSites: { name: string; address: string }[]
  /** The origins of its players, and those that requests for players go to. */
  frames: string[]
  requests: string[]
}

/** The address of a film's own page: from its number, or its address as it is written. */
export const filmPage = ({ page }: FilmProvider, film: number | string): string =>
  /^\d+$/.test(String(film)) ? page.replace('{id}', String(film)) : String(film)

/** The address of the player of a film: from its number, or its address as it is written. */
export function filmPlayer({ find, player, playerWithKey }: FilmProvider, film: number | string): string {
  const { id = String(film), key, keyInQuery } = String(film).match(find)?.groups ?? {}
  const known = key ?? keyInQuery
  return (known ? playerWithKey.replace('{key}', known) : player).replace('{id}', id)
}

/** The provider that a studio's schemas name, whether a page has a film or not. */
export function findFilmsOf(schema: unknown): FilmProvider | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const { film } = schema as { film?: Partial<FilmProvider> }
  if (Array.isArray(film?.frames)) return film as FilmProvider
  for (const part of Object.values(schema)) {
    const found = findFilmsOf(part)
    if (found) return found
  }
  return undefined
}

/** The provider of a site's films, of the values that its schemas give a meaning to; undefined for a site without films. */
export const findFilmProvider = (found: { format: string; wanted?: unknown }[]): FilmProvider | undefined =>
  found.find(({ format }) => format === 'film')?.wanted as FilmProvider | undefined
