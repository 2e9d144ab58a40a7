import type { Problem } from '../../model/problem'
import { reportGithub } from './github'
import { reportJunit } from './junit'
import { type RuleHelp, reportSarif } from './sarif'
import { reportJson, reportText } from './text'

export interface ReportInput {
  problems: Problem[]
  /** The checked text. */
  text: string
  /** The file's name in problems. */
  file: string
  help: RuleHelp
  colour?: boolean
}

export const formats = {
  text: ({ problems, text, colour }: ReportInput) => reportText(problems, text, { colour }),
  json: ({ problems }: ReportInput) => reportJson(problems),
  github: ({ problems }: ReportInput) => reportGithub(problems),
  sarif: ({ problems, text, help }: ReportInput) => reportSarif(problems, text, help),
  junit: ({ problems, text, file }: ReportInput) => reportJunit(problems, text, file),
}

export type Format = keyof typeof formats

export const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)
