import { addTo } from '../../../base/shared-types/maps'
import type { NamedBlock, Problem } from '../../../base/shared-types/problem'
import { plural } from '../../../base/text/numbers'
import { type CodeFrameRow, codeFrameOf, type Lines, printable, readLines } from './code-frame'

const colours = { red: 31, yellow: 33, cyan: 36, grey: 90, bold: 1 }
type Paint = (colour: keyof typeof colours, text: string) => string
const plain: Paint = (_, text) => text
const ansi: Paint = (colour, text) => `\u001b[${colours[colour]}m${text}\u001b[0m`

const clip = (words: string, most = 200): string => (words.length > most ? `${words.slice(0, most - 3)}…` : words)

export function nameGroup({ pointer, page, title }: Problem): string {
  const [area, index] = pointer.split('/').slice(1)
  if (page !== undefined) return `page "${clip(page)}"${title ? ` ${clip(title)}` : ''}`
  if (area === 'pages' && index !== undefined) return `page number ${Number(index) + 1}, which has no path`
  if (area === 'shared') return 'shared blocks'
  return area === 'site' ? 'site settings' : 'the whole file'
}

/** The index distinguishes pages with one path. */
export const groupKeyOf = (problem: Problem) => nameGroup(problem) + (problem.pointer.match(/^\/pages\/\d+/)?.[0] ?? '')

/** A block by its type's title, its type and its heading: ', Video grid (videoGrid) "Films"', ", Text". */
function sayBlock({ type, title, heading }: NamedBlock): string {
  const words = heading ? ` "${clip(heading, 60)}"` : ''
  if (title === undefined) return ` (${clip(type)})${words}`
  return `${title.toLowerCase() === type.toLowerCase() ? `, ${title}` : `, ${title} (${type})`}${words}`
}

/** ' › column 2 › block 1, Text "Before"', " › column 2" of a list there. */
const sayInner = ({ inner = [], part = [] }: NonNullable<Problem['block']>): string =>
  [
    ...inner.map((block) => ` › ${[...block.steps, `block ${block.number}`].join(' › ')}${sayBlock(block)}`),
    ...part.map((step) => ` › ${step}`),
  ].join('')

/** Empty outside of blocks. */
export function blockOf({ block, pointer }: Problem): string {
  const shared = pointer.match(/^\/shared\/([^/]+)/)?.[1]
  if (!block) return shared ? `  "${shared}"` : ''
  return `  ${shared ? `"${shared}"` : `block ${block.number}`}${sayBlock(block)}${sayInner(block)}`
}

/** 'page "/about" About, block 2, Text "Who we are"'. */
export const placeInWords = (problem: Problem): string =>
  printable(`${nameGroup(problem)}${blockOf(problem).replace(/^ +/, ', ')}`)

function rowsOf(rows: CodeFrameRow[], paint: Paint): string[] {
  const width = Math.max(...rows.map(({ number }) => String(number ?? '').length))
  return rows.map(({ number, text }) => {
    const gutter = paint('grey', `${String(number ?? '').padStart(width)} |`)
    return `${gutter} ${number === undefined ? paint('red', text) : text}`.trimEnd()
  })
}

export const frameInText = (problem: Problem, lines: Lines): string =>
  rowsOf(codeFrameOf(problem, lines), plain).join('\n')

function entryOf(problem: Problem, lines: Lines, paint: Paint): string {
  const { file, line, column, message, severity, rule } = problem
  const words = `${severity === 'warning' ? paint('yellow', 'Warning: ') : ''}${printable(message)}`
  return [
    `  ${paint('cyan', `${file}:${line}:${column}`)}${printable(blockOf(problem))}`,
    `    ${words}  ${paint('grey', `[${rule}]`)}`,
    ...rowsOf(codeFrameOf(problem, lines), paint).map((row) => `      ${row}`),
  ].join('\n')
}

/** "3 problems on 2 pages and in the site settings; 1 warning." */
function countsOf(problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const counted = errors.length > 0 ? errors : problems
  const groups = new Set(counted.map(groupKeyOf))
  const pages = [...groups].filter((key) => key.startsWith('page ')).length
  const others = ['the whole file', 'site settings', 'shared blocks'].filter((name) => groups.has(name))
  const places = [
    ...(pages > 0 ? [`on ${plural(pages, 'page')}`] : []),
    ...others.map((name) => `in ${name === 'the whole file' ? name : `the ${name}`}`),
  ]
  const counts = `${plural(counted.length, errors.length > 0 ? 'problem' : 'warning')} ${places.join(' and ')}`
  const warnings = errors.length > 0 ? problems.length - errors.length : 0
  return `${counts}${warnings > 0 ? `; ${plural(warnings, 'warning')}` : ''}.`
}

export interface ReportOptions {
  colour?: boolean
  rulePages?: string
}

export function reportText(
  problems: Problem[],
  text: string,
  { colour, rulePages = 'docs/rules/<code>.md' }: ReportOptions = {},
): string {
  const paint = colour ? ansi : plain
  const lines = readLines(text)
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) addTo(groups, groupKeyOf(problem), problem)
  const parts = [...groups.values()].flatMap((group) => {
    const [first] = group
    const heading = first ? [paint('bold', printable(nameGroup(first)))] : []
    return [...heading, ...group.map((problem) => entryOf(problem, lines, paint))]
  })
  return [...parts, `${countsOf(problems)}\nEach code in brackets is explained in ${rulePages}.`].join('\n\n')
}

/** For programs: {"problems": [...]}, see the README. */
export const reportJson = (problems: Problem[]): string =>
  JSON.stringify({ problems: problems.map(({ data: _, ...shown }) => shown) }, null, 2)
