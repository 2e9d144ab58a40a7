import { maxMistakes } from '../../json/reader/reader'
import type { Problem } from '../../model/problem'
import { PointerSet } from '../content/pointer-set'
import { applyFixes } from './apply-fixes'

/** What came of repairing a text. */
export interface Repairs {
  text: string
  /** The problems that are gone because they were repaired, with their places in the text as it was. */
  repaired: Problem[]
  /** The problems of the new text. */
  remaining: Problem[]
  /** Why nothing was repaired: a mistake in the JSON that nobody can put right unasked. */
  refusal?: Problem
}

/** A text and what the check says of it. */
interface State {
  text: string
  problems: Problem[]
}

/** How often a text is checked at most: repairs that exclude each other would otherwise take minutes. */
const maxChecks = 40

const isError = ({ severity }: Problem) => severity === 'error'

const isSafe = ({ fix = [] }: Problem) => fix.length > 0

/** Mistakes in the JSON itself are repaired first: they may hide others. */
const isOfForm = ({ rule }: Problem) => rule === 'syntax' || rule === 'duplicate-field'

/** The words without the lines of other places: those move. */
const wordsOf = ({ rule, message, data }: Problem) => `${rule} ${data?.words ?? message}`

const placeOf = ({ rule, pointer }: Problem) => `${rule} ${pointer}`

const countPlaces = (problems: Problem[]) => problems.reduce((sum, { others = [] }) => sum + 1 + others.length, 0)

/** Whether repairs have taken mistakes of form away, or, where there are more than are looked for, moved on. */
function isMoreOfJson(before: Problem[], after: Problem[]): boolean {
  const [were, are] = [countPlaces(before), countPlaces(after)]
  if (were < maxMistakes || are < were) return are < were
  return (after.at(-1)?.line ?? 0) > (before.at(-1)?.line ?? 0)
}

/** Whether nothing is wrong after repairs that was not wrong before them, and less is wrong than before. */
function isBetter(batch: Problem[], before: Problem[], after: Problem[]): boolean {
  if (batch.every(isOfForm)) return isMoreOfJson(before.filter(isOfForm), after.filter(isOfForm))
  const blocks = batch.filter(({ rule }) => rule === 'unknown-block')
  const opened = new PointerSet(blocks.map(({ pointer }) => pointer.replace(/\/type$/, '')))
  const hadErrors = before.some(isError)
  const known = new Set(before.flatMap((problem) => [wordsOf(problem), placeOf(problem)]))
  const fresh = after.filter((problem) => !known.has(wordsOf(problem)) && !known.has(placeOf(problem)))
  // The fields of a block without a known type were not checked; some warnings are left out while there are errors.
  const wasHidden = (problem: Problem) => (isError(problem) ? opened.covers(problem.pointer) : hadErrors)
  const isWorse = !fresh.every(wasHidden)
  return !isWorse && after.length - fresh.length < before.length
}

/**
 * Makes every repair that is safe, checks again, and goes on until there is none left. A repair after which something
 * else would be wrong is not made. What comes out has no more to repair: a second run changes nothing.
 */
export function repairText(original: string, check: (text: string) => Problem[]): Repairs {
  const first: State = { text: original, problems: check(original) }
  // Where the JSON is not understood, what looks like a slip may be a part of something else.
  const refusal = first.problems.find((problem) => problem.rule === 'syntax' && !isSafe(problem))
  if (refusal) return { text: original, repaired: [], remaining: first.problems, refusal }
  const repaired: Problem[] = []
  const refused = new Set<string>()
  let checks = 1

  /** Repairs a batch, or else half of it, down to a single problem that is not repaired. */
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
      // Repairs that were refused may be possible now. It ends after a pass that changes nothing, as a second run would.
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
