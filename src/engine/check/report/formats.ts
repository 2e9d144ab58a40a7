import type { Problem } from '../../model/problem'
import { reportGithub } from './github'
import { reportJunit } from './junit'
import { type RuleHelp, reportSarif } from './sarif'
import { reportJson, reportText } from './text'

/** What a report is written from. */
export interface ReportInput {
  problems: Problem[]
  /** The text that was checked. */
  text: string
  /** The name of its file, as problems have it. */
  file: string
  help: RuleHelp
  colour?: boolean
}

/** Every form that problems can be printed in, by its name. */
export const formats = {
  text: ({ problems, text, colour }: ReportInput) => reportText(problems, text, { colour }),
  json: ({ problems }: ReportInput) => reportJson(problems),
  github: ({ problems }: ReportInput) => reportGithub(problems),
  sarif: ({ problems, text, help }: ReportInput) => reportSarif(problems, text, help),
  junit: ({ problems, text, file }: ReportInput) => reportJunit(problems, text, file),
}

/** The name of a form. */
export type Format = keyof typeof formats

/** Whether there is a form of this name. */
export const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)
