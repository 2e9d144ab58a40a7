import type { TextEdit } from '../../base/shared-types/problem'
import { type Document, openDocument } from './document'
import type { Edit, EditOutcome, EditRefusal, Replace, Spliced } from './edit'
import { spliceInsert } from './splices/insert'
import { spliceMove } from './splices/move'
import { spliceRemove } from './splices/remove'
import { spliceReplace } from './splices/replace'

const splice = (text: string, { offset, length, text: written }: TextEdit): string =>
  text.slice(0, offset) + written + text.slice(offset + length)

function spliceEdit(document: Document, edit: Edit): Spliced | { refusal: EditRefusal } {
  if (edit.kind === 'replace') return spliceReplace(document, edit)
  if (edit.kind === 'insert') return spliceInsert(document, edit)
  if (edit.kind === 'remove') return spliceRemove(document, edit)
  return spliceMove(document, edit)
}

export function applyEdit(text: string, edit: Edit): EditOutcome {
  const document = openDocument(text)
  if ('refusal' in document) return document
  const spliced = spliceEdit(document, edit)
  if ('refusal' in spliced) return spliced
  return {
    text: splice(text, spliced.splice),
    inverse: [spliced.inverse],
    edits: [edit],
    splices: [spliced.splice],
  }
}

/** Undefined if one of the values contains another. */
function applyReplacements(text: string, edits: readonly Replace[]): EditOutcome | undefined {
  const document = openDocument(text)
  if ('refusal' in document) return document
  const spliced: Spliced[] = []
  for (const edit of edits) {
    const one = spliceReplace(document, edit)
    if ('refusal' in one) return one
    spliced.push(one)
  }
  // From the last one, so that earlier offsets stay valid.
  const splices = spliced.map((one) => one.splice).sort((one, other) => other.offset - one.offset)
  const isApart = splices.every(
    ({ offset, length }, at) => at === 0 || offset + length <= (splices[at - 1]?.offset ?? 0),
  )
  if (!isApart) return undefined
  const inverse = spliced.map((one) => one.inverse).reverse()
  return { text: splices.reduce(splice, text), inverse, edits: [...edits], splices }
}

function countReplacements(edits: readonly Edit[], from: number): number {
  const end = edits.findIndex(({ kind }, at) => at >= from && kind !== 'replace')
  return (end < 0 ? edits.length : end) - from
}

/** Each edit applies to the result of the one before: all or none. */
export function applyEdits(text: string, edits: readonly Edit[]): EditOutcome {
  const made: Exclude<EditOutcome, { refusal: EditRefusal }> = { text, inverse: [], edits: [], splices: [] }
  for (let at = 0; at < edits.length; ) {
    const run = edits.slice(at, at + countReplacements(edits, at)) as Replace[]
    const together = run.length > 1 ? applyReplacements(made.text, run) : undefined
    const outcome = together ?? applyEdit(made.text, edits[at] as Edit)
    if ('refusal' in outcome) return outcome
    made.text = outcome.text
    made.inverse.unshift(...outcome.inverse)
    made.edits.push(...outcome.edits)
    made.splices.push(...outcome.splices)
    at += outcome.edits.length
  }
  return made
}
