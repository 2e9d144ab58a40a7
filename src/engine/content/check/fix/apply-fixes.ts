import type { Problem, TextEdit } from '../../../base/shared-types/problem'

const collide = (a: TextEdit, b: TextEdit): boolean =>
  a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length)

function chooseEdits(problems: Problem[]): { edits: TextEdit[]; dropped: Set<Problem> } {
  const all = problems
    .flatMap((problem) => (problem.fix ?? []).map((edit) => ({ problem, edit })))
    .sort((a, b) => a.edit.offset - b.edit.offset)
  const dropped = new Set<Problem>()
  let last: TextEdit | undefined
  for (const { problem, edit } of all) {
    if (dropped.has(problem)) continue
    if (last && collide(last, edit)) dropped.add(problem)
    else last = edit
  }
  return { edits: all.flatMap(({ problem, edit }) => (dropped.has(problem) ? [] : [edit])), dropped }
}

/** Each problem is repaired wholly or not at all: of two at one place the second waits. */
export function applyFixes(text: string, problems: Problem[]): { text: string; applied: Problem[] } {
  const { edits, dropped } = chooseEdits(problems)
  const parts: string[] = []
  let at = 0
  for (const { offset, length, text: written } of edits) {
    parts.push(text.slice(at, offset), written)
    at = offset + length
  }
  parts.push(text.slice(at))
  return { text: parts.join(''), applied: problems.filter((problem) => problem.fix && !dropped.has(problem)) }
}
