/** The keyword "film" of schemas. `address` and `find` are regular expressions. */
export interface FilmProvider {
  name: string
  /** Its home page, without https://. */
  site: string
  page: string
  /** For unlisted films, with {key}. */
  pageWithKey: string
  player: string
  playerWithKey: string
  address: string
  /** Its groups are "id", and "key" or "keyInQuery". */
  find: string
  otherSites: { name: string; address: string }[]
}

export const filmPage = ({ page }: FilmProvider, film: number | string): string =>
  /^\d+$/.test(String(film)) ? page.replace('{id}', String(film)) : String(film)

export function filmPlayer({ find, player, playerWithKey }: FilmProvider, film: number | string): string {
  const { id = String(film), key, keyInQuery } = String(film).match(find)?.groups ?? {}
  const known = key ?? keyInQuery
  return (known ? playerWithKey.replace('{key}', known) : player).replace('{id}', id)
}

export const findFilmProviderInAnnotations = (
  found: { format: string; wanted?: unknown }[],
): FilmProvider | undefined => found.find(({ format }) => format === 'film')?.wanted as FilmProvider | undefined
