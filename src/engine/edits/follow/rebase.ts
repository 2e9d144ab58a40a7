import { applyEdit, applyEdits } from '../apply-edit'
import { besideOf } from '../beside'
import { type Document, findValue, openDocument } from '../document'
import type { Applied, Edit, Insert, Move, Outcome } from '../edit'
import { Follower } from './follow-pointer'

/** Returns the number of the place before an item of the base in the later text: that of a neighbour decides. */
function followPlace(
  follower: Follower,
  [base, now]: [Document, Document],
  { from, pointer, index }: { from: string; pointer: string; index: number },
): number | undefined {
  const [one, other] = [findValue(base, from), findValue(now, pointer)]
  if (!one || !other || one.kind !== other.kind) return undefined
  if (one.children.length === 0) return other.children.length
  const numberOf = (at: number) => {
    if (!one.children[at]) return undefined
    if (one.kind === 'array') return follower.followItem(one, other, at)
    return one.children.length === other.children.length ? at : undefined
  }
  const before = numberOf(index - 1)
  if (before !== undefined) return before + 1
  const isFirst = index === 0 && numberOf(0) === undefined
  if (one.kind === 'array' && isFirst) return 0
  if (index === one.children.length) return other.children.length
  return numberOf(index) ?? (one.kind === 'object' ? Math.min(index, other.children.length) : undefined)
}

function rebaseInsert(
  follower: Follower,
  base: Document,
  now: Document,
  edit: Insert,
  pointer: string,
): Edit | undefined {
  const index = followPlace(follower, [base, now], { from: edit.pointer, pointer, index: edit.index })
  const list = findValue(now, pointer)
  if (index === undefined || !list) return undefined
  return { ...edit, pointer, index, beside: besideOf(now.text, list, index) }
}

function rebaseMove(follower: Follower, base: Document, now: Document, edit: Move, pointer: string): Edit | undefined {
  const [one, other] = [findValue(base, edit.pointer), findValue(now, pointer)]
  if (!one || !other) return undefined
  if (one.kind !== 'array') return one.children.length === other.children.length ? { ...edit, pointer } : undefined
  const from = follower.followItem(one, other, edit.from)
  const to = follower.followItem(one, other, edit.to)
  return from === undefined || to === undefined ? undefined : { ...edit, pointer, from, to }
}

/** Returns an edit of an earlier text as one of a later text; undefined where what it is about is gone. */
function rebaseEdit(base: Document, now: Document, edit: Edit): Edit | undefined {
  const follower = new Follower(base, now)
  const pointer = follower.follow(edit.pointer)
  if (pointer === undefined) return undefined
  if (edit.kind === 'insert') return rebaseInsert(follower, base, now, edit, pointer)
  if (edit.kind === 'move') return rebaseMove(follower, base, now, edit, pointer)
  return { ...edit, pointer }
}

/** Follows an edit from an earlier text to a later one, and makes it there. */
function applyRebased(base: string, now: string, edit: Edit): Outcome {
  if (base === now) return applyEdit(now, edit)
  const [earlier, later] = [openDocument(base), openDocument(now)]
  if ('refusal' in later) return later
  // Without the earlier text the edit itself says what it expects.
  if ('refusal' in earlier) return applyEdit(now, edit)
  const rebased = rebaseEdit(earlier, later, edit)
  if (rebased) return applyEdit(now, rebased)
  const mine = edit.kind === 'insert' || edit.kind === 'replace' ? { mine: edit.json } : {}
  return { refusal: { reason: 'gone', pointer: edit.pointer, ...mine } }
}

/**
 * Makes edits of an earlier text in a later one: all of them or none. Each is followed to where its value stands by now,
 * and is made if what it expects stands there.
 */
export function applySince(base: string, now: string, edits: readonly Edit[]): Outcome {
  if (base === now) return applyEdits(now, edits)
  const made: Applied = { text: now, inverse: [], edits: [], splices: [] }
  let earlier = base
  for (const [number, edit] of edits.entries()) {
    const outcome = applyRebased(earlier, made.text, edit)
    if ('refusal' in outcome) return outcome
    made.text = outcome.text
    made.inverse.unshift(...outcome.inverse)
    made.edits.push(...outcome.edits)
    made.splices.push(...outcome.splices)
    if (number === edits.length - 1) break
    const before = applyEdit(earlier, edit)
    if ('refusal' in before) return before
    earlier = before.text
  }
  return made
}
