import { createHash } from 'node:crypto'
import { type CodeFrameRow, codeFrameOf, type Lines, readLines } from '../check/report/code-frame'
import { groupOf, keyOf } from '../check/report/text'
import type { Problem } from '../model/problem'

/** A line of pages.json as the overlay shows it. */
export interface ShownRow {
  number: number
  text: string
  /** The places in `text` between which the words stand that are wrong. */
  mark?: [start: number, end: number]
}

/** A problem as the overlay shows it. */
export interface ShownProblem {
  severity: Problem['severity']
  message: string
  rule: string
  /** "line 12, block 1, Banner". */
  place: string
  line: number
  column: number
  /** The lines of the file around the words that are wrong. */
  rows: ShownRow[]
  /** The number by which the preview repairs it; undefined where the author has to decide. */
  repair?: number
}

/** Problems as the overlay shows them: page by page, as `npm run check` does. */
export interface ProblemList {
  groups: { heading: string; problems: ShownProblem[] }[]
  /** Names the text that the problems were found in. */
  revision: string
  /** What keeps the site from being shown at all, where that has no place in pages.json. */
  failure?: string
}

/** More than so many are not sent: nobody reads them at once. */
const most = 100

/** Puts the row of ^^^^ under a line into the line itself. */
function markRows(rows: CodeFrameRow[]): ShownRow[] {
  return rows.flatMap(({ number, text }, index): ShownRow[] => {
    if (number === undefined) return []
    const marks = rows[index + 1]
    if (!marks || marks.number !== undefined) return [{ number, text }]
    const [start, end] = [marks.text.indexOf('^'), marks.text.length]
    const before = Array.from(text).slice(0, start).join('').length
    const inside = Array.from(text).slice(0, end).join('').length
    return [{ number, text, mark: [before, inside] }]
  })
}

/** The block of a problem as an author knows it: 'block 1, Banner "Hello"', or the name of a shared one. */
function blockOf({ block, pointer }: Problem): string {
  const shared = pointer.match(/^\/shared\/([^/]+)/)?.[1]
  if (!block) return shared ? `shared block "${shared}"` : ''
  const name = shared ? `shared block "${shared}"` : `block ${block.number}`
  const heading = block.heading ? ` "${block.heading}"` : ''
  return `${name}, ${block.title ?? block.type}${heading}`
}

/** Groups problems by page, errors before warnings. `text` is the text that was checked. */
export function listProblems(problems: Problem[], text: string): ProblemList {
  if (problems.length === 0) return { groups: [], revision: '' }
  const lines = readLines(text)
  const groups = new Map<string, ProblemList['groups'][number]>()
  const numbers = new Map(problems.map((problem, index) => [problem, index]))
  const show = (problem: Problem, shownLines: Lines): ShownProblem => {
    const { severity, message, rule, line, column, fix } = problem
    const place = [`line ${line}`, blockOf(problem)].filter(Boolean).join(', ')
    const rows = markRows(codeFrameOf(problem, shownLines))
    return { severity, message, rule, place, line, column, rows, repair: fix && numbers.get(problem) }
  }
  const errorsFirst = problems.toSorted((a, b) => a.severity.localeCompare(b.severity))
  for (const problem of errorsFirst.slice(0, most)) {
    const group = groups.get(keyOf(problem)) ?? { heading: groupOf(problem), problems: [] }
    group.problems.push(show(problem, lines))
    groups.set(keyOf(problem), group)
  }
  return { groups: [...groups.values()], revision: createHash('sha256').update(text).digest('hex').slice(0, 16) }
}
