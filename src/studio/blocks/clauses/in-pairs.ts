import type { ClausesBlock } from '../../generated/content'

/** The most letters, with their tags, that still look short beside another. */
const shortText = 420

const isShort = ({ html, image }: ClausesBlock['clauses'][number]) => !image && html.length <= shortText

/** The places of the clauses that stand beside a neighbour: two short ones in a row, none left over. */
export function inPairs(clauses: ClausesBlock['clauses']): Set<number> {
  const places = new Set<number>()
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1]
    if (before && isShort(before) && isShort(clause) && !places.has(index - 1)) places.add(index - 1).add(index)
  }
  return places
}
