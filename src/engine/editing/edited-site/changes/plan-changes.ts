import { readJson } from '../../../base/json-parser'
import type { Problem } from '../../../base/shared-types/problem'
import type { ChangeSince } from '../../../content/change-summary/change-since'
import { describeCounts } from '../../../content/change-summary/summary'
import { isFetchedByName, usedFiles } from '../../../content/check/content-index/guesses/used-files'
import { unfinishedTextCode } from '../../../content/check/findings/rule-codes'
import type { Moment } from '../../../content/publication-dates/local-time'
import type { OpenSite } from '../../../content/references/open-site'
import type { PublishPlan, PublishProblem } from '../publishing'
import { seenPlaces } from './seen-places'

const problemOf = ({ message, pointer, line, page, title }: Problem): PublishProblem => ({
  ...{ message, pointer, line },
  ...(page !== undefined && { page }),
  ...(title !== undefined && { title }),
})

/** Texts that visitors do not see now need not be filled in. */
export function listMistakes(
  problems: readonly Problem[],
  text: string,
  moment: Moment,
): Pick<PublishPlan, 'toFix' | 'toFillIn'> {
  const unfinished = problems.filter(({ rule }) => rule === unfinishedTextCode)
  const isSeen = unfinished.length > 0 ? seenPlaces(readJson(text).value, moment) : () => true
  const places = unfinished.flatMap((problem) => [
    problemOf(problem),
    ...(problem.others ?? []).map((other) =>
      problemOf({ ...problem, ...other, message: other.message ?? problem.message }),
    ),
  ])
  return {
    toFix: problems.filter(({ severity }) => severity === 'error').map(problemOf),
    toFillIn: places.filter(({ pointer }) => isSeen(pointer)),
  }
}

export function isShown({ content }: OpenSite): (file: string) => boolean {
  const used = usedFiles(content)
  return (file) => used.has(file) || isFetchedByName(file)
}

/** Leaves out files that no page shows. */
export function planChanges(
  { change, now, before }: ChangeSince,
  removed: readonly string[] = [],
): Pick<PublishPlan, 'counts' | 'hasChanges' | 'files' | 'leftOut'> {
  const isPublished = isShown(now)
  const { added, replaced } = change.files
  const changed = [...added, ...replaced]
  const files = changed.filter(isPublished)
  const published = { added: added.filter(isPublished), replaced: replaced.filter(isPublished), removed: [...removed] }
  return {
    counts: describeCounts({ ...change, files: published }),
    hasChanges: now.text !== before || files.length > 0 || removed.length > 0,
    files,
    leftOut: [
      ...changed.filter((file) => !isPublished(file)),
      ...change.files.removed.filter((file) => !removed.includes(file)),
    ],
  }
}
