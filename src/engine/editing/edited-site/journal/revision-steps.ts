export interface JournalStep {
  before: string
  after: string
  splice?: { offset: number; removed: string; added: number }
}

/** Characters. Only another file in the place of pages.json differs by more. */
const maxPiece = 1_000_000

export interface Revision {
  text: string
  revision: string
}

/** Compared by pieces, because letter by letter takes ten times as long. */
const piece = 4096

function commonStart(one: string, other: string, most: number): number {
  let length = 0
  while (length + piece <= most && one.slice(length, length + piece) === other.slice(length, length + piece))
    length += piece
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++
  return length
}

function commonEnd(one: string, other: string, most: number): number {
  const endOf = (text: string, length: number) => text.slice(text.length - length - piece, text.length - length)
  let length = 0
  while (length + piece <= most && endOf(one, length) === endOf(other, length)) length += piece
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length))
    length++
  return length
}

export function stepBetween({ text: before, ...old }: Revision, { text: after, ...now }: Revision): JournalStep {
  const shorter = Math.min(before.length, after.length)
  const head = commonStart(before, after, shorter)
  const tail = commonEnd(before, after, shorter - head)
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
