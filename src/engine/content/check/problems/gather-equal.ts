import { addTo } from '../../../base/shared-types/maps'
import type { OtherRange, Problem } from '../../../base/shared-types/problem'
import { withHyphens } from '../../../base/text/language/hyphens'
import { nounFor } from '../../../base/text/numbers'
import type { CodedFinding } from '../findings/finding'

/** One slip has caused so many: a renamed folder, a search-and-replace. */
const fewest = 8

const mostLines = 20

/** The difference of two words: "/images/fox.png" and "/images/fox.svg" -> "png>svg". */
function changeBetween(from: string, to: string): string {
  let start = 0
  while (start < from.length && from[start] === to[start]) start++
  let end = 0
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end++
  return `${from.slice(start, from.length - end)}>${to.slice(start, to.length - end)}`
}

function groupOfAddress(address: string, suggestion: string | undefined): string {
  if (suggestion === undefined) return address.slice(0, address.lastIndexOf('/') + 1)
  return withHyphens(address) === suggestion ? 'dashes' : changeBetween(address, suggestion)
}

export function groupOfFinding({
  address,
  group,
  message,
  suggestion,
}: Omit<CodedFinding, 'rule' | 'pointer'>): string {
  if (group !== undefined) return group
  return address === undefined ? message : groupOfAddress(address, suggestion)
}

const wordsOf = ({ data, message }: Problem): string => data?.words ?? message

/** " The same in line 30.", " The same in 130 more places: lines 3, 4, … and 110 more." */
export function sayOthers(lines: number[]): string {
  const isMany = lines.length >= fewest + 1
  const shown = lines.slice(0, isMany ? mostLines : fewest)
  const rest = lines.length - shown.length
  const last = rest > 0 ? `${rest} more` : shown.pop()
  const list = [shown.join(', '), last].filter(Boolean).join(' and ')
  const noun = nounFor(lines.length, 'line')
  return isMany ? ` The same in ${lines.length} more places: ${noun} ${list}.` : ` The same in ${noun} ${list}.`
}

const placeOf = ({ line, column, endLine, endColumn, pointer, page, message }: Problem): OtherRange => ({
  line,
  column,
  endLine,
  endColumn,
  pointer,
  ...(page !== undefined && { page }),
  message,
})

function join(group: Problem[]): Problem {
  const [first] = group as [Problem, ...Problem[]]
  const others = group
    .flatMap((problem) => [...(problem === first ? [] : [placeOf(problem)]), ...(problem.others ?? [])])
    .sort((a, b) => a.line - b.line || a.column - b.column)
  const lines = [...new Set(others.map(({ line }) => line))]
  const fix = group.every((problem) => problem.fix) ? group.flatMap((problem) => problem.fix ?? []) : undefined
  const { fix: _, ...plain } = first
  return { ...plain, message: wordsOf(first) + (lines.length > 0 ? sayOthers(lines) : ''), ...(fix && { fix }), others }
}

export function gatherEqual(problems: Problem[]): Problem[] {
  if (problems.length < fewest) return problems
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const { rule, severity, data, message } = problem
    addTo(groups, JSON.stringify([rule, severity, data?.group ?? message]), problem)
  }
  return [...groups.values()].flatMap((group) => (group.length < fewest ? group : [join(group)]))
}
