import { createHash } from 'node:crypto'

/** How one text came from another. */
export interface Step {
  before: string
  after: string
  /** What stood where the texts differ, and how long that is now; missing where it was too much to be kept. */
  splice?: { offset: number; removed: string; added: number }
}

/** Longer pieces than this are not kept: another file was put in the place of pages.json. */
const longestPiece = 1_000_000

/** Returns the name of a text. */
export const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A text and its name. */
export interface Revision {
  text: string
  revision: string
}

/** Returns a text with its name. */
export const named = (text: string): Revision => ({ text, revision: revisionOf(text) })

/** Compares two texts that follow each other. */
export function stepBetween({ text: before, ...old }: Revision, { text: after, ...now }: Revision): Step {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head++
  let tail = 0
  while (
    tail < most - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++
  const removed = before.slice(head, before.length - tail)
  return {
    before: old.revision,
    after: now.revision,
    ...(removed.length <= longestPiece && {
      splice: { offset: head, removed, added: after.length - tail - head },
    }),
  }
}

/** Returns the text of an earlier revision, from the present one backwards; undefined where a step is not known. */
export function textAt(steps: readonly Step[], now: Revision, revision: string): string | undefined {
  if (now.revision === revision) return now.text
  let { text, revision: at } = now
  for (let number = steps.length - 1; at !== revision; number--) {
    const step = steps[number]
    if (!step) return undefined
    if (step.after !== at) continue
    if (!step.splice) return undefined
    const { offset, removed, added } = step.splice
    text = text.slice(0, offset) + removed + text.slice(offset + added)
    at = step.before
  }
  return revisionOf(text) === revision ? text : undefined
}
