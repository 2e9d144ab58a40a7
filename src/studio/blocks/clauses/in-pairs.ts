import type { ClausesBlock } from '../../generated/content'

/** In characters, with tags. */
const maxShortLength = 420

const isShort = ({ html, image }: ClausesBlock['clauses'][number]) => !image && html.length <= maxShortLength

/** The indices of clauses that share a row: pairs of consecutive short ones. */
export function inPairs(clauses: ClausesBlock['clauses']): Set<number> {
  const places = new Set<number>()
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1]
    if (before && isShort(before) && isShort(clause) && !places.has(index - 1)) places.add(index - 1).add(index)
  }
  return places
}
