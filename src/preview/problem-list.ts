import { frameOf, type Lines, readLines } from '../check/frame'
import { blockOf, groupOf, keyOf } from '../check/report'
import type { Problem } from '../model/problem'

/** A problem as the overlay shows it. */
export interface ShownProblem {
  severity: Problem['severity']
  message: string
  rule: string
  /** "pages.json:12:5, block 1 (banner)". */
  place: string
  line: number
  column: number
  /** The lines of the file, with the token marked. */
  frame: string
}

/** Problems as the overlay shows them: page by page, as `npm run check` does. */
export interface ProblemList {
  groups: { heading: string; problems: ShownProblem[] }[]
  /** What keeps the site from being shown at all, where that has no place in pages.json. */
  failure?: string
}

/** More than so many are not sent: nobody reads them at once. */
const most = 100

function frameText(problem: Problem, lines: Lines): string {
  return frameOf(problem, lines)
    .map(({ number, text }) => `${String(number ?? '').padStart(6)} | ${text}`.trimEnd())
    .join('\n')
}

function show(problem: Problem, lines: Lines): ShownProblem {
  const { severity, message, rule, file, line, column } = problem
  const block = blockOf(problem).trim()
  const place = `${file}:${line}:${column}${block ? `, ${block}` : ''}`
  return { severity, message, rule, place, line, column, frame: frameText(problem, lines) }
}

/** Groups problems by page, errors before warnings. `text` is the text that was checked. */
export function listProblems(problems: Problem[], text: string): ProblemList {
  if (problems.length === 0) return { groups: [] }
  const lines = readLines(text)
  const groups = new Map<string, ProblemList['groups'][number]>()
  const errorsFirst = problems.toSorted((a, b) => a.severity.localeCompare(b.severity))
  for (const problem of errorsFirst.slice(0, most)) {
    const group = groups.get(keyOf(problem)) ?? { heading: groupOf(problem), problems: [] }
    group.problems.push(show(problem, lines))
    groups.set(keyOf(problem), group)
  }
  return { groups: [...groups.values()] }
}
