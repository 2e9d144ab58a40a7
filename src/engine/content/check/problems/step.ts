import type { Problem } from '../../../base/shared-types/problem'
import type { Content } from '../content/content'
import type { Context } from '../explain'
import type { Repaired } from '../explain/repair'
import type { Draft } from '../findings/draft'

export interface Case extends Context, Pick<Repaired, 'isInvented' | 'writtenAt'> {
  root: unknown
  content: Content
  refused: Draft[]
}

export type Step = (drafts: Draft[], facts: Case) => Draft[]

export interface Found {
  mistakes: Problem[]
  problems: Problem[]
}

export type FoundStep = (found: Found, root: unknown) => Found
