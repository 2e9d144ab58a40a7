import type { Problem } from '../../base/shared-types/problem'
import { readLines } from '../../content/check/report/code-frame'
import { frameInText, placeInWords } from '../../content/check/report/text'
import { fingerprint, openDocument } from '../../content/json-edits/document'

export interface ListedProblem {
  severity: Problem['severity']
  /** With the code of its rule. */
  message: string
  /** 'line 12, page "/about" About, block 1, Banner'. */
  place: string
  line: number
  column: number
  /** The lines of the text, with a mark. */
  frame: string
  /** Undefined where the editor waits for the text to be readable. */
  pointer?: string
  /** Undefined where the author must decide. */
  repair?: number
}

/** In the order of `npm run check`, errors first. */
export interface ProblemList {
  problems: ListedProblem[]
  /** Of the text with the problems. */
  revision: string
  /** It has no place in pages.json. */
  failure?: string
}

const most = 100

/** `text` was checked. */
export function toProblemList(problems: Problem[], text: string): ProblemList {
  if (problems.length === 0) return { problems: [], revision: '' }
  const lines = readLines(text)
  const isReadable = problems.every(({ severity }) => severity === 'warning') || 'root' in openDocument(text)
  const numbered = problems.map((problem, index) => ({ problem, index }))
  const errorsFirst = numbered.toSorted((a, b) => a.problem.severity.localeCompare(b.problem.severity))
  const listed = errorsFirst.slice(0, most).map(({ problem, index }): ListedProblem => {
    const { severity, rule, line, column, pointer } = problem
    return {
      ...{ severity, line, column, frame: frameInText(problem, lines) },
      message: `${problem.message} [${rule}]`,
      place: `line ${line}, ${placeInWords(problem)}`,
      ...(isReadable && { pointer }),
      ...(problem.fix && { repair: index }),
    }
  })
  return { problems: listed, revision: fingerprint(text) }
}
