import type { Problem } from '../../model/problem'
import { mostMistakes } from '../syntax/reader'
import { applyFixes } from './apply-fixes'

/** What came of repairing a text. */
export interface Repairs {
  text: string
  /** The problems that are gone because they were repaired, with their places in the text as it was. */
  repaired: Problem[]
  /** The problems of the new text. */
  remaining: Problem[]
}

/** A text and what the check says of it. */
interface State {
  text: string
  problems: Problem[]
}

/** How often a text is checked at most: a file in which repairs get in each other's way does not keep anybody waiting. */
const maxChecks = 40

const isError = ({ severity }: Problem) => severity === 'error'

/** Who closes the brackets of a file that was cut off hides that its end is lost: new lines are the author's to write. */
const isSafe = ({ fix = [] }: Problem) => fix.length > 0 && fix.every(({ text }) => !/[\r\n]/.test(text))

/** Mistakes in the JSON itself are repaired first: they may hide others. */
const isOfForm = ({ rule }: Problem) => rule === 'syntax' || rule === 'duplicate-field'

/** The words without the lines that they name: those move. */
const wordsOf = ({ rule, message }: Problem) => `${rule} ${message.replace(/\d+/g, '')}`

const placeOf = ({ rule, pointer }: Problem) => `${rule} ${pointer}`

/** Whether repairs have taken mistakes of form away, or, where there are more than are looked for, moved on. */
function isMoreOfJson(before: Problem[], after: Problem[]): boolean {
  if (before.length < mostMistakes || after.length < before.length) return after.length < before.length
  return (after.at(-1)?.line ?? 0) > (before.at(-1)?.line ?? 0)
}

/** Whether nothing is wrong after repairs that was not wrong before them, and less is wrong than before. */
function isBetter(batch: Problem[], before: Problem[], after: Problem[]): boolean {
  if (batch.every(isOfForm)) return isMoreOfJson(before.filter(isOfForm), after.filter(isOfForm))
  const opened = batch.flatMap(({ rule, pointer }) => (rule === 'unknown-block' ? [pointer.replace(/type$/, '')] : []))
  const known = new Set(before.flatMap((problem) => [wordsOf(problem), placeOf(problem)]))
  const fresh = after.filter((problem) => !known.has(wordsOf(problem)) && !known.has(placeOf(problem)))
  // Of a block without a known type nothing more was said; some warnings wait until the errors are gone.
  const wasHidden = (problem: Problem) =>
    isError(problem) ? opened.some((place) => `${problem.pointer}/`.startsWith(place)) : before.some(isError)
  const isWorse = !fresh.every(wasHidden)
  return !isWorse && after.length - fresh.length < before.length
}

/**
 * Makes every repair that is safe, checks again, and goes on until there is none left. A repair after which something
 * else would be wrong is not made. What comes out has no more to repair: a second run changes nothing.
 */
export function repairText(original: string, check: (text: string) => Problem[]): Repairs {
  const first: State = { text: original, problems: check(original) }
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
      repaired.push(...applied)
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
      // What was refused may have become possible. The last pass is what a second run would do: nothing.
      refused.clear()
      isFresh = true
    } else if (checks >= maxChecks) break
  }
  const places = new Map(first.problems.map((problem) => [wordsOf(problem) + problem.pointer, problem]))
  return {
    text: state.text,
    repaired: repaired.map((problem) => places.get(wordsOf(problem) + problem.pointer) ?? problem),
    remaining: state.problems,
  }
}
