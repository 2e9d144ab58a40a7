import { unfinishedText } from '../../check/rules/unfinished-text'
import { isFetchedByName, usedFiles } from '../../check/rules/unused-file'
import type { Problem } from '../../model/problem'
import type { OpenSite } from '../../references/open-site'
import type { ChangeSince } from '../../review/change-since'
import { describeCounts } from '../../review/summary'
import type { PublishPlan, PublishProblem } from '../publishing'

const problemOf = ({ message, pointer, line, page, title }: Problem): PublishProblem => ({
  ...{ message, pointer, line },
  ...(page !== undefined && { page }),
  ...(title !== undefined && { title }),
})

/** Of the problems of the whole check. */
export function listMistakes(problems: readonly Problem[]): Pick<PublishPlan, 'toFix' | 'toFillIn'> {
  const unfinished = problems.filter(({ rule }) => rule === unfinishedText.code)
  return {
    toFix: problems.filter(({ severity }) => severity === 'error').map(problemOf),
    toFillIn: unfinished.reduce((count, { others = [] }) => count + 1 + others.length, 0),
  }
}

/** Pages name it, or browsers and search engines ask for it. */
export function isShown({ content }: OpenSite): (file: string) => boolean {
  const used = usedFiles(content)
  return (file) => used.has(file) || isFetchedByName(file)
}

/** Publishes the new files that pages show, and deletes the `removed` ones. The other changes of files are left out. */
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

export const emptyPlan: PublishPlan = {
  kind: 'plan',
  toFix: [],
  toFillIn: 0,
  counts: '',
  hasChanges: true,
  files: [],
  leftOut: [],
}
