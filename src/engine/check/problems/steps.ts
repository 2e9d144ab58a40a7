import type { Problem } from '../../model/problem'
import type { Draft } from '../draft'
import { gatherCauses } from './causes'
import { doubtMissingCommas } from './counted-lists'
import { explainSwaps } from './explain-swaps'
import { withoutFollowUps, withoutSharedHeadings } from './follow-ups'
import { gatherEqual } from './gather-equal'
import { withoutEchoes } from './locate'
import { nameOddCharacters } from './odd-tokens'
import type { Case, Found, FoundStep, Step } from './step'
import { applyWaivers } from './waivers'

const withoutInvented: Step = (drafts, { isInvented }) => drafts.filter(({ pointer }) => !isInvented(pointer))

const asWritten: Step = (drafts, { writtenAt }) =>
  drafts.map((draft) => ({ ...draft, pointer: writtenAt(draft.pointer), others: draft.others?.map(writtenAt) }))

/** Rules skip what the schemas refused: one mistake, one message. */
const addRefused: Step = (drafts, { refused }) => {
  const places = new Set(refused.map(({ pointer }) => pointer))
  return [...refused, ...drafts.filter(({ pointer }) => !places.has(pointer))]
}

const stepsOfErrors: Step[] = [withoutInvented, gatherCauses, asWritten, addRefused, explainSwaps, nameOddCharacters]

const stepsOfWarnings: Step[] = [withoutSharedHeadings, withoutFollowUps, applyWaivers, asWritten]

const stepsOfProblems: FoundStep[] = [withoutEchoes, doubtMissingCommas]

const run = (steps: Step[], drafts: Draft[], facts: Case) => steps.reduce((left, step) => step(left, facts), drafts)

/** One mistake, one error. */
export const settleErrors = (drafts: Draft[], facts: Case): Draft[] => run(stepsOfErrors, drafts, facts)

export const settleWarnings = (drafts: Draft[], facts: Case): Draft[] => run(stepsOfWarnings, drafts, facts)

/** In the order of the text. */
export function listProblems(found: Found, root: unknown): Problem[] {
  const { mistakes, problems } = stepsOfProblems.reduce((left, step) => step(left, root), found)
  return gatherEqual([...mistakes, ...problems]).sort((a, b) => a.line - b.line || a.column - b.column)
}
