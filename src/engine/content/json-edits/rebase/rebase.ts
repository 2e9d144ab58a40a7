import { applyEdit, applyEdits } from '../apply-edit'
import { type Document, findValue, openDocument } from '../document'
import type { Applied, Edit, EditOutcome, Insert, Move } from '../edit'
import { anchorOf } from '../item-anchor'
import { Rebaser } from './rebase-pointer'

function rebaseIndex(
  rebaser: Rebaser,
  [base, now]: [Document, Document],
  { from, pointer, index }: { from: string; pointer: string; index: number },
): number | undefined {
  const [one, other] = [findValue(base, from), findValue(now, pointer)]
  if (!one || !other || one.kind !== other.kind) return undefined
  if (one.children.length === 0) return other.children.length
  const numberOf = (at: number) => {
    if (!one.children[at]) return undefined
    if (one.kind === 'array') return rebaser.rebaseItem(one, other, at)
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
  rebaser: Rebaser,
  base: Document,
  now: Document,
  edit: Insert,
  pointer: string,
): Edit | undefined {
  const index = rebaseIndex(rebaser, [base, now], { from: edit.pointer, pointer, index: edit.index })
  const list = findValue(now, pointer)
  if (index === undefined || !list) return undefined
  return { ...edit, pointer, index, anchor: anchorOf(now.text, list, index) }
}

function rebaseMove(rebaser: Rebaser, base: Document, now: Document, edit: Move, pointer: string): Edit | undefined {
  const [one, other] = [findValue(base, edit.pointer), findValue(now, pointer)]
  if (!one || !other) return undefined
  if (one.kind !== 'array') return one.children.length === other.children.length ? { ...edit, pointer } : undefined
  const from = rebaser.rebaseItem(one, other, edit.from)
  const to = rebaser.rebaseItem(one, other, edit.to)
  return from === undefined || to === undefined ? undefined : { ...edit, pointer, from, to }
}

/** Undefined if its place is gone. */
function rebaseEdit(base: Document, now: Document, edit: Edit): Edit | undefined {
  const rebaser = new Rebaser(base, now)
  const pointer = rebaser.rebase(edit.pointer)
  if (pointer === undefined) return undefined
  if (edit.kind === 'insert') return rebaseInsert(rebaser, base, now, edit, pointer)
  if (edit.kind === 'move') return rebaseMove(rebaser, base, now, edit, pointer)
  return { ...edit, pointer }
}

function applyRebased(base: string, now: string, edit: Edit): EditOutcome {
  if (base === now) return applyEdit(now, edit)
  const [earlier, later] = [openDocument(base), openDocument(now)]
  if ('refusal' in later) return later
  // Without the earlier text, the edit needs its expected value.
  if ('refusal' in earlier) return applyEdit(now, edit)
  const rebased = rebaseEdit(earlier, later, edit)
  if (rebased) return applyEdit(now, rebased)
  const mine = edit.kind === 'insert' || edit.kind === 'replace' ? { mine: edit.json } : {}
  return { refusal: { reason: 'gone', pointer: edit.pointer, ...mine } }
}

/** Each edit follows its value. All or none are made. */
export function applySince(base: string, now: string, edits: readonly Edit[]): EditOutcome {
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
