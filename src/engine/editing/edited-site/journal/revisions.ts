export interface JournalStep {
  before: string
  after: string
  splice?: { offset: number; removed: string; added: number }
}

/** Of another file in the place of pages.json. */
const maxPiece = 1_000_000

export interface Revision {
  text: string
  revision: string
}

export function stepBetween({ text: before, ...old }: Revision, { text: after, ...now }: Revision): JournalStep {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head)) head++
  let tail = 0
  while (
    tail < shorter - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++
  const removed = before.slice(head, before.length - tail)
  return {
    before: old.revision,
    after: now.revision,
    ...(removed.length <= maxPiece && {
      splice: { offset: head, removed, added: after.length - tail - head },
    }),
  }
}

/** Backwards from the present text; undefined if a step is missing. */
export function textAtRevision(steps: readonly JournalStep[], now: Revision, revision: string): string | undefined {
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
  return text
}
