import { nodeAt } from '../../base/json-parser'
import { Failure } from '../../base/shared-types/failure'
import { addTo } from '../../base/shared-types/maps'
import type { Edit } from '../json-edits/edit'
import type { Reference } from './find-references'
import type { OpenSite } from './open-site'

export interface Rewriting extends Reference {
  text: string
}

/** One edit for each value. Throws a Failure if a name's range is unknown. */
export function rewriteAddresses({ text, root, reading }: OpenSite, rewritings: readonly Rewriting[]): Edit[] {
  const byValue = new Map<string, Rewriting[]>()
  for (const one of rewritings) {
    if (one.length === 0) {
      const { line } = reading.placeOf(one.offset)
      throw new Failure(
        `The text in line ${line} has an address with characters written as &…;. Replace them with the characters first. Nothing was changed.`,
      )
    }
    addTo(byValue, one.pointer, one)
  }
  return [...byValue].map(([pointer, places]): Edit => {
    const { start, end } = nodeAt(text, root, pointer)
    const expect = text.slice(start, end)
    const sorted = places.toSorted((one, other) => other.offset - one.offset)
    const json = sorted.reduce(
      (raw, place) => raw.slice(0, place.offset - start) + place.text + raw.slice(place.offset - start + place.length),
      expect,
    )
    return { kind: 'replace', pointer, expect, json, isExact: true }
  })
}
