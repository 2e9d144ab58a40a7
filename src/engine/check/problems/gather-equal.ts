import type { OtherPlace, Problem } from '../../model/problem'
import { withHyphens } from '../../text/hyphens'

/** So many mistakes of one kind come from one slip: a renamed folder, a search-and-replace. Fewer are told one by one. */
const fewest = 8

/** How many lines a message names. */
const mostLines = 20

/** Rules whose messages begin with an address: what lies in one folder is of one kind. */
const ofAddresses = new Set(['file-exists', 'link-target', 'page-target', 'unused-file', 'redirect-target'])

/** Rules whose messages begin with the name of a field: the same name is wrong in blocks of many types. */
const ofNames = new Set(['unknown-field', 'missing-field', 'unknown-block'])

/** What must change to make one word of another: "/images/fox.png" and "/images/fox.svg" -> "png>svg". */
function changeBetween(from: string, to: string): string {
  let start = 0
  while (start < from.length && from[start] === to[start]) start++
  let end = 0
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end++
  return `${from.slice(start, from.length - end)}>${to.slice(start, to.length - end)}`
}

/** What mistakes about addresses have in common: the change that repairs them, or else the folder. */
function kindOfAddress(address: string, suggestion: string | undefined): string {
  if (suggestion === undefined) return address.slice(0, address.lastIndexOf('/') + 1)
  return withHyphens(address) === suggestion ? 'dashes' : changeBetween(address, suggestion)
}

/** What mistakes of one kind have in common: the rule, and the message without the values that it names. */
function kindOf({ rule, severity, message, suggestion }: Problem): string {
  const [, first = ''] = message.match(/["“]([^"“”]*)["”]/) ?? []
  if (ofAddresses.has(rule)) return JSON.stringify([rule, severity, kindOfAddress(first, suggestion)])
  if (ofNames.has(rule)) return JSON.stringify([rule, severity, first])
  const words = message.replace(/["“][^"“”]*["”]|\d+|[{}[\]]/g, '')
  return JSON.stringify([rule, severity, words, rule === 'syntax' ? '' : first])
}

/** " The same in line 30.", " The same in 130 more places: lines 3, 4, … and 110 more." */
export function sayOthers(lines: number[]): string {
  const isMany = lines.length >= fewest + 1
  const shown = lines.slice(0, isMany ? mostLines : fewest)
  const rest = lines.length - shown.length
  const last = rest > 0 ? `${rest} more` : shown.pop()
  const list = [shown.join(', '), last].filter(Boolean).join(' and ')
  const noun = lines.length === 1 ? 'line' : 'lines'
  return isMany ? ` The same in ${lines.length} more places: ${noun} ${list}.` : ` The same in ${noun} ${list}.`
}

const placeOf = ({ line, column, endLine, endColumn, pointer, page, message }: Problem): OtherPlace => ({
  line,
  column,
  endLine,
  endColumn,
  pointer,
  ...(page !== undefined && { page }),
  message,
})

/** Makes one problem of all of a kind: the first one, with the places of the others. */
function join(group: Problem[]): Problem {
  const [first] = group as [Problem, ...Problem[]]
  const others = group
    .flatMap((problem) => [...(problem === first ? [] : [placeOf(problem)]), ...(problem.others ?? [])])
    .sort((a, b) => a.line - b.line || a.column - b.column)
  const lines = [...new Set(others.map(({ line }) => line))]
  const fix = group.every((problem) => problem.fix) ? group.flatMap((problem) => problem.fix ?? []) : undefined
  const { fix: _, ...plain } = first
  const words = first.message.replace(/ The same in .*$/s, '')
  return { ...plain, message: words + (lines.length > 0 ? sayOthers(lines) : ''), ...(fix && { fix }), others }
}

/** Makes many mistakes of one kind a single problem, which stands at the first of them. */
export function gatherEqual(problems: Problem[]): Problem[] {
  if (problems.length < fewest) return problems
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const kind = kindOf(problem)
    const group = groups.get(kind)
    if (group) group.push(problem)
    else groups.set(kind, [problem])
  }
  return [...groups.values()].flatMap((group) => (group.length < fewest ? group : [join(group)]))
}
