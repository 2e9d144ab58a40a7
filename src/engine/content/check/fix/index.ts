import { maxMistakes } from '../../../base/json-parser/reader/reader'
import type { Problem } from '../../../base/shared-types/problem'
import { PointerSet } from '../../schema-model/pointer-set'
import { applyFixes } from './apply-fixes'

export interface Repairs {
  text: string
  repaired: Problem[]
  remaining: Problem[]
  /** Why nothing was repaired: a JSON mistake that needs an author. */
  refusal?: Problem
}

interface State {
  text: string
  problems: Problem[]
}

/** Repairs that undo each other would take minutes. */
const maxChecks = 40

const isError = ({ severity }: Problem) => severity === 'error'

const isSafe = ({ fix = [] }: Problem) => fix.length > 0

/** JSON mistakes may hide others. */
const isOfForm = ({ rule }: Problem) => rule === 'syntax' || rule === 'duplicate-field'

/** Without the line numbers of other places, which change. */
const wordsOf = ({ rule, message, data }: Problem) => `${rule} ${data?.words ?? message}`

const placeOf = ({ rule, pointer }: Problem) => `${rule} ${pointer}`

const countPlaces = (problems: Problem[]) => problems.reduce((sum, { others = [] }) => sum + 1 + others.length, 0)

/** Whether repairs removed JSON mistakes, or revealed later ones beyond the limit. */
function isMoreOfJson(before: Problem[], after: Problem[]): boolean {
  const [were, are] = [countPlaces(before), countPlaces(after)]
  if (were < maxMistakes || are < were) return are < were
  return (after.at(-1)?.line ?? 0) > (before.at(-1)?.line ?? 0)
}

function isBetter(batch: Problem[], before: Problem[], after: Problem[]): boolean {
  if (batch.every(isOfForm)) return isMoreOfJson(before.filter(isOfForm), after.filter(isOfForm))
  const blocks = batch.filter(({ rule }) => rule === 'unknown-block')
  const opened = new PointerSet(blocks.map(({ pointer }) => pointer.replace(/\/type$/, '')))
  const hadErrors = before.some(isError)
  const known = new Set(before.flatMap((problem) => [wordsOf(problem), placeOf(problem)]))
  const fresh = after.filter((problem) => !known.has(wordsOf(problem)) && !known.has(placeOf(problem)))
  // Fields of a block with an unknown type are unchecked; errors hide some warnings.
  const wasHidden = (problem: Problem) => (isError(problem) ? opened.covers(problem.pointer) : hadErrors)
  const isWorse = !fresh.every(wasHidden)
  return !isWorse && after.length - fresh.length < before.length
}

/**
 * Makes safe repairs, and checks again until none is left. Undoes a repair that causes a problem. A second run changes
 * nothing.
 */
export function repairText(original: string, check: (text: string) => Problem[]): Repairs {
  const first: State = { text: original, problems: check(original) }
  // In unreadable JSON, an apparent slip may be part of something else.
  const refusal = first.problems.find((problem) => problem.rule === 'syntax' && !isSafe(problem))
  if (refusal) return { text: original, repaired: [], remaining: first.problems, refusal }
  const repaired: Problem[] = []
  const refused = new Set<string>()
  let checks = 1

  /** Repairs a batch, or half of it, down to one problem that stays. */
  const attempt = (state: State, batch: Problem[]): State | undefined => {
    if (checks >= maxChecks) return undefined
    const { text, applied } = applyFixes(state.text, batch)
    checks++
    const problems = check(text)
    if (isBetter(batch, state.problems, problems)) {
      for (const problem of applied) repaired.push(problem)
      return { text, problems }
    }
    const middle = Math.ceil(batch.length / 2)
    if (batch.length > 1) return attempt(state, batch.slice(0, middle))
    for (const problem of batch) refused.add(wordsOf(problem) + problem.pointer)
    return undefined
  }

  let state = first
  for (let isFresh = true; ; ) {
    const open = state.problems.filter((problem) => isSafe(problem) && !refused.has(wordsOf(problem) + problem.pointer))
    const ofForm = open.filter(isOfForm)
    const batch = ofForm.length > 0 ? ofForm : open
    const next = batch.length > 0 ? attempt(state, batch) : undefined
    if (next) {
      state = next
      isFresh = false
    } else if (batch.length === 0 && (isFresh || refused.size === 0)) break
    else if (batch.length === 0) {
      // Refused repairs may work now. Ends after a pass without changes.
      refused.clear()
      isFresh = true
    } else if (checks >= maxChecks) break
  }
  const unclear = state.problems.find((problem) => problem.rule === 'syntax' && !isSafe(problem))
  if (unclear) return { text: original, repaired: [], remaining: first.problems, refusal: unclear }
  const places = new Map(first.problems.map((problem) => [wordsOf(problem) + problem.pointer, problem]))
  return {
    text: state.text,
    repaired: repaired.map((problem) => places.get(wordsOf(problem) + problem.pointer) ?? problem),
    remaining: state.problems,
  }
}
