import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { addTo } from '../../../base/shared-types/maps'
import type { Problem } from '../../../base/shared-types/problem'
import { grouped, nounFor } from '../../../base/text/numbers'
import { printable } from '../report/code-frame'
import { blockOf, groupKeyOf, nameGroup } from '../report/text'

/** Larger diffs are not shown: too long to read. */
const mostLines = 2000

const colours: Record<string, number> = { '-': 31, '+': 32, '@': 36 }

function paintLine(line: string): string {
  const isHeading = line.startsWith('---') || line.startsWith('+++')
  const colour = isHeading ? 1 : colours[line[0] ?? '']
  return colour === undefined ? printable(line) : `\u001b[${colour}m${printable(line)}\u001b[0m`
}

/** A unified diff for `patch` and `git apply`. */
export function compareTexts(before: string, after: string): string | undefined {
  const options = { context: 2, maxEditLength: 2 * mostLines, headerOptions: FILE_HEADERS_ONLY }
  return createTwoFilesPatch('pages.json', 'pages.json', before, after, undefined, undefined, options)
}

function listRepairs(repaired: Problem[]): string[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of repaired) addTo(groups, groupKeyOf(problem), problem)
  return [...groups.values()].map((group) => {
    const places = group
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map(
        (problem) =>
          `  ${problem.file}:${problem.line}:${problem.column}${printable(blockOf(problem))}\n    ${printable(problem.message)}  [${problem.rule}]`,
      )
    return [printable(nameGroup(group[0] as Problem)), ...places].join('\n')
  })
}

export function reportRepairs(
  before: string,
  after: string,
  repaired: Problem[],
  { isDryRun = false, colour = false } = {},
): string {
  const patch = compareTexts(before, after) ?? 'Too many lines differ to show them.'
  // The last line may be blank.
  const whole = patch.replace(/\n$/, '')
  const shown = colour ? whole.split('\n').map(paintLine).join('\n') : whole
  const count = `${grouped(repaired.length)} ${nounFor(repaired.length, 'problem')}`
  const end = isDryRun
    ? `${count} can be repaired like this. Nothing was written: leave --dry-run out to write it.`
    : `${count} repaired; pages.json is written.`
  return [shown, isDryRun ? 'This would be repaired:' : 'Repaired:', ...listRepairs(repaired), `${end}\n`].join('\n\n')
}
