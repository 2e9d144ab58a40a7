import type { Problem } from '../../base/shared-types/problem'
import { type CodeFrameRow, codeFrameOf, type Lines, readLines } from '../../content/check/report/code-frame'
import { groupKeyOf, nameGroup } from '../../content/check/report/text'
import { fingerprint } from '../../content/json-edits/document'

export interface ShownRow {
  number: number
  text: string
  mark?: [start: number, end: number]
}

export interface ShownProblem {
  severity: Problem['severity']
  message: string
  rule: string
  /** "line 12, block 1, Banner". */
  place: string
  line: number
  column: number
  rows: ShownRow[]
  /** Undefined where the author must decide. */
  repair?: number
}

/** By page, in the order of `npm run check`. */
export interface ProblemList {
  groups: { heading: string; problems: ShownProblem[] }[]
  /** Of the text with the problems. */
  revision: string
  /** It has no place in pages.json. */
  failure?: string
}

const most = 100

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

/** 'block 1, Banner "Hello"', or a shared block's name. */
function blockOf({ block, pointer }: Problem): string {
  const shared = pointer.match(/^\/shared\/([^/]+)/)?.[1]
  if (!block) return shared ? `shared block "${shared}"` : ''
  const name = shared ? `shared block "${shared}"` : `block ${block.number}`
  const heading = block.heading ? ` "${block.heading}"` : ''
  return `${name}, ${block.title ?? block.type}${heading}`
}

/** Errors come before warnings. `text` was checked. */
export function toProblemList(problems: Problem[], text: string): ProblemList {
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
    const group = groups.get(groupKeyOf(problem)) ?? { heading: nameGroup(problem), problems: [] }
    group.problems.push(show(problem, lines))
    groups.set(groupKeyOf(problem), group)
  }
  return { groups: [...groups.values()], revision: fingerprint(text) }
}
