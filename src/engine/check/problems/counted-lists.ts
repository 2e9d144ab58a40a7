import { parentPointer, valueAt } from '../../model/json'
import type { Problem } from '../../model/problem'
import type { FoundStep } from './step'

const isCount = ({ data }: Problem): boolean => data?.surplus !== undefined

const isMissingComma = ({ data }: Problem): boolean => data?.mistake === 'comma'

/**
 * A text in a list may have been split, which a missing comma would not repair: joins the mistake with the problem of
 * too many items. Returns the JSON mistakes and the other problems.
 */
export const doubtMissingCommas: FoundStep = ({ mistakes, problems }, root) => {
  const counts = new Map(problems.filter(isCount).map((problem) => [problem.pointer, problem]))
  const isBroken = (mistake: Problem): boolean =>
    isMissingComma(mistake) &&
    counts.has(parentPointer(mistake.pointer)) &&
    typeof valueAt(root, mistake.pointer) === 'string'
  const broken = new Set(mistakes.filter(isBroken))
  if (broken.size === 0) return { mistakes, problems }
  const lists = new Set([...broken].map(({ pointer }) => parentPointer(pointer)))
  const message =
    'No comma stands between this text and the next, and the list has no room for both. If they are one text, write them as one; if they are two, put a comma here and remove another item.'
  return {
    mistakes: mistakes.map((mistake) =>
      broken.has(mistake)
        ? { ...mistake, message, data: { words: message, group: message }, suggestion: undefined, fix: undefined }
        : mistake,
    ),
    problems: problems.filter((problem) => !isCount(problem) || !lists.has(problem.pointer)),
  }
}
