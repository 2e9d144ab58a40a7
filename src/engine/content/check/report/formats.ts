import type { Problem } from '../../../base/shared-types/problem'
import { reportJunit } from './junit'
import { type RuleHelp, reportSarif } from './sarif'
import { placeInWords, type ReportOptions, reportJson, reportText } from './text'

const escapeMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * GitHub workflow commands, shown beside the lines of the file. `problem.file` must be relative to the repository's
 * root. GitHub takes columns only within one line.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
const reportGithub = (problems: Problem[]): string =>
  problems
    .map((problem) => {
      const { severity, file, line, endLine, column, endColumn, message, rule } = problem
      const properties = {
        file,
        line,
        endLine,
        ...(line === endLine && { col: column, endColumn: Math.max(column, endColumn) }),
        title: `${placeInWords(problem)} [${rule}]`,
      }
      const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
      return `::${severity} ${listed.join(',')}::${escapeMessage(message)}`
    })
    .join('\n')

export interface ReportInput extends ReportOptions {
  problems: Problem[]
  text: string
  file: string
  help: RuleHelp
}

export const formats = {
  text: ({ problems, text, ...options }: ReportInput) => reportText(problems, text, options),
  json: ({ problems }: ReportInput) => reportJson(problems),
  github: ({ problems }: ReportInput) => reportGithub(problems),
  sarif: ({ problems, text, help }: ReportInput) => reportSarif(problems, text, help),
  junit: ({ problems, text, file }: ReportInput) => reportJunit(problems, text, file),
}

export type Format = keyof typeof formats

export const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)
