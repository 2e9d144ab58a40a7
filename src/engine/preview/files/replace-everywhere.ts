import type { Edit } from '../../edits/edit'
import { replaceValue } from '../../edits/make-edits'
import { nodeAt } from '../../json'
import { Failure } from '../../model/failure'
import { findFilePlaces, findFileReferences, type Reference } from '../../references/find-references'
import type { OpenSite } from '../../references/open-site'
import { explainEntities } from './sentences'

/** Returns an address as it is written in an attribute of rich text, in a text of pages.json. */
const inAttribute = (address: string) =>
  JSON.stringify(address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')).slice(1, -1)

/** Returns the edit that writes another address wherever a value names a file. */
function editAt({ text, root }: OpenSite, pointer: string, places: Reference[], written: string): Edit {
  const { start, end } = nodeAt(text, root, pointer)
  let raw = text.slice(start, end)
  for (const { offset, length } of places.toSorted((one, other) => other.offset - one.offset))
    raw = raw.slice(0, offset - start) + written + raw.slice(offset - start + length)
  return replaceValue(text, pointer, raw)
}

/**
 * Returns the edits that name another file in every place that names one. Throws a Failure where a rich text writes the
 * address in a form that cannot be found again.
 */
export function replaceEverywhere(site: OpenSite, from: string, to: string): Edit[] {
  const byPointer = new Map<string, Reference[]>()
  for (const pointer of findFilePlaces(site).get(from) ?? []) byPointer.set(pointer, [])
  for (const place of findFileReferences(site, from)) {
    byPointer.set(place.pointer, [...(byPointer.get(place.pointer) ?? []), place])
  }
  for (const [pointer, places] of byPointer) {
    const isUnclear = places.length === 0 || places.some(({ length }) => length === 0)
    const { start } = nodeAt(site.text, site.root, pointer)
    if (isUnclear) throw new Failure(explainEntities(site.reading.placeOf(start).line))
  }
  const rich = new Set(site.content.ofFormat('html').map(({ pointer }) => pointer))
  const [plain, attribute] = [JSON.stringify(to).slice(1, -1), inAttribute(to)]
  return [...byPointer].map(([pointer, places]) => editAt(site, pointer, places, rich.has(pointer) ? attribute : plain))
}
