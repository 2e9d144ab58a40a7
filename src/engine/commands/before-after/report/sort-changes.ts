import { addTo } from '../../../base/shared-types/maps'
import type { SummarySection } from '../../../content/change-summary/words/describe-site'
import type { Line } from '../../../content/change-summary/words/outline'
import type { TargetKey } from '../../../content/change-summary/words/target-key'
import type { VisibleChange } from '../visible-change'

export interface SortedChanges {
  byTarget: ReadonlyMap<TargetKey, VisibleChange[]>
  indirect: VisibleChange[]
}

const targetsOf = (lines: Line[]): TargetKey[] => lines.flatMap(({ target }) => (target === undefined ? [] : [target]))

export function sortChanges(changes: VisibleChange[], sections: SummarySection[]): SortedChanges {
  const described = new Set(
    sections.flatMap(({ groups }) =>
      groups.flatMap(({ target, lines }) => [...(target === undefined ? [] : [target]), ...targetsOf(lines)]),
    ),
  )
  const isDescribed = ({ kind, target }: VisibleChange) => kind !== 'indirect' && described.has(target)
  const byTarget = new Map<TargetKey, VisibleChange[]>()
  for (const change of changes.filter(isDescribed)) addTo(byTarget, change.target, change)
  return { byTarget, indirect: changes.filter((change) => !isDescribed(change)) }
}
