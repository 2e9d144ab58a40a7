import type { Problem } from '../../../base/shared-types/problem'
import { rebasePointer } from '../../../content/json-edits/rebase/rebase-pointer'
import type { Refused } from '../command'

interface PlacedError {
  rule: string
  words: string
  pointer: string
  problem: Problem
}

const errorsOf = (problems: readonly Problem[]): PlacedError[] =>
  problems
    .filter(({ severity }) => severity === 'error')
    .flatMap((problem) =>
      [problem, ...(problem.others ?? [])].map(({ pointer }) => ({
        rule: problem.rule,
        words: problem.data?.words ?? problem.message,
        pointer,
        problem,
      })),
    )

/** New errors are neither at the same place before nor in the same words. */
export function findNewErrors(
  before: { text: string; problems: readonly Problem[] },
  now: { text: string; problems: readonly Problem[] },
): Refused[] {
  const [old, fresh] = [errorsOf(before.problems), errorsOf(now.problems)]
  if (fresh.length === 0) return []
  const places = new Set(
    old.map(({ rule, pointer }) => `${rule} ${rebasePointer(before.text, now.text, pointer) ?? pointer}`),
  )
  const count = (list: PlacedError[], { rule, words }: PlacedError) =>
    list.filter((other) => other.rule === rule && other.words === words).length
  return fresh
    .filter((error) => !places.has(`${error.rule} ${error.pointer}`) && count(fresh, error) > count(old, error))
    .map(({ pointer, rule, problem }) => ({
      pointer,
      message: problem.message,
      rule,
      ...(problem.page !== undefined && { page: problem.page }),
      ...(problem.data?.meant !== undefined && { meant: problem.data.meant }),
    }))
}
