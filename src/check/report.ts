import type { Problem } from '../model/problem'

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function place({ page, block, pointer }: Problem): string {
  const shared = pointer.match(/^\/shared\/([^/]+)/)?.[1]
  if (shared) return `  shared block "${shared}"${block ? ` (${block.type})` : ''}`
  if (page === undefined) return ''
  return `  page "${page}"${block ? `, block ${block.number} (${block.type})` : ''}`
}

/** Problems as people read them in a terminal: where, then what and how to repair it, then the count. */
export function reportText(problems: Problem[]): string {
  const entries = problems.map((problem) => {
    const { file, line, column, message, severity } = problem
    const warning = severity === 'warning' ? 'Warning: ' : ''
    return `${file}:${line}:${column}${place(problem)}\n  ${warning}${message}`
  })
  return [...entries, `${plural(problems.length, 'problem')} found.`].join('\n\n')
}

/** Problems for programs: {"problems": [...]}, as the README describes. */
export const reportJson = (problems: Problem[]): string => JSON.stringify({ problems }, null, 2)
