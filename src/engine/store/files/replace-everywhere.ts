import type { Edit } from '../../edits/edit'
import { nodeAt } from '../../json'
import { findFilePlaces, findFileReferences } from '../../references/find-references'
import type { OpenSite } from '../../references/open-site'
import { rewrite } from '../../references/rewrite'

const inAttribute = (address: string) =>
  JSON.stringify(address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')).slice(1, -1)

/** Throws a Failure if a rich text writes the address in a form that cannot be found. */
export function replaceEverywhere(site: OpenSite, from: string, to: string): Edit[] {
  const places = findFileReferences(site, from)
  const known = new Set(places.map(({ pointer }) => pointer))
  const unclear = findFilePlaces(site)
    .get(from)
    ?.find((pointer) => !known.has(pointer))
  const written =
    unclear === undefined ? [] : [{ pointer: unclear, offset: nodeAt(site.text, site.root, unclear).start, length: 0 }]
  const rich = new Set(site.content.ofFormat('html').map(({ pointer }) => pointer))
  const [plain, attribute] = [JSON.stringify(to).slice(1, -1), inAttribute(to)]
  const textAt = (pointer: string) => (rich.has(pointer) ? attribute : plain)
  return rewrite(
    site,
    [...written, ...places].map((place) => ({ ...place, text: textAt(place.pointer) })),
  )
}
