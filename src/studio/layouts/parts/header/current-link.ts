import type { LinkField } from '@engine/generated/content'

/** The link that stands for a page, as `aria-current` says it: the page's own link, or the nearest one above it. */
export interface CurrentLink {
  href: string
  mark: 'page' | 'true'
}

/** Finds the link that stands for the page at `path`. The home page counts as above nothing. */
export function currentLink(links: LinkField[], path: string): CurrentLink | undefined {
  const addresses = links.map(({ href }) => href)
  if (addresses.includes(path)) return { href: path, mark: 'page' }
  const above = addresses.filter((href) => path.startsWith(`${href}/`))
  const nearest = above.sort((a, b) => b.length - a.length)[0]
  return nearest === undefined ? undefined : { href: nearest, mark: 'true' }
}
