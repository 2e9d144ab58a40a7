import type { LinkField } from 'schema-pages/types'

/** The link of the page, or of the nearest page above it, with its `aria-current`. */
export interface CurrentLink {
  href: string
  mark: 'page' | 'true'
}

/** The home page is above no other page. */
export function currentLink(links: LinkField[], path: string): CurrentLink | undefined {
  const addresses = links.map(({ href }) => href)
  if (addresses.includes(path)) return { href: path, mark: 'page' }
  const above = addresses.filter((href) => path.startsWith(`${href}/`))
  const nearest = above.sort((a, b) => b.length - a.length)[0]
  return nearest === undefined ? undefined : { href: nearest, mark: 'true' }
}
