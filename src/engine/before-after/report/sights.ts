import type { Line } from '../../review/words/outline'
import type { Section } from '../../review/words/say-site'
import type { Sight } from '../../review/words/sights'
import type { SeenChange } from '../model'

/** What is seen, by the sentences that say it. */
export interface SortedChanges {
  bySight: ReadonlyMap<Sight, SeenChange[]>
  /** What no sentence says. */
  unwritten: SeenChange[]
}

const sightsOf = (lines: Line[]): Sight[] => lines.flatMap(({ sight }) => (sight === undefined ? [] : [sight]))

/** Sorts what is seen under the sentences of a summary. */
export function sortChanges(changes: SeenChange[], sections: Section[]): SortedChanges {
  const said = new Set(
    sections.flatMap(({ groups }) =>
      groups.flatMap(({ sight, lines }) => [...(sight === undefined ? [] : [sight]), ...sightsOf(lines)]),
    ),
  )
  const isSaid = ({ kind, sight }: SeenChange) => kind !== 'unwritten' && said.has(sight)
  const bySight = new Map<Sight, SeenChange[]>()
  for (const change of changes.filter(isSaid)) bySight.set(change.sight, [...(bySight.get(change.sight) ?? []), change])
  return { bySight, unwritten: changes.filter((change) => !isSaid(change)) }
}
