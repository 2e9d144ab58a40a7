import type { Problem } from '../../../base/shared-types/problem'
import type { Content } from '../content-index/content'
import type { Context } from '../explain'
import type { Repaired } from '../explain/repair'
import type { CodedFinding } from '../findings/finding'

export interface Case extends Context, Pick<Repaired, 'isInvented' | 'writtenAt'> {
  root: unknown
  content: Content
  refused: CodedFinding[]
}

export type Step = (findings: CodedFinding[], facts: Case) => CodedFinding[]

export interface Found {
  mistakes: Problem[]
  problems: Problem[]
}

export type FoundStep = (found: Found, root: unknown) => Found
