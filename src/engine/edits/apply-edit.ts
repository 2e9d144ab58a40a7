import type { TextEdit } from '../model/problem'
import { type Document, openDocument } from './document'
import type { Edit, Outcome, Refusal, Spliced } from './edit'
import { spliceInsert } from './splices/insert'
import { spliceMove } from './splices/move'
import { spliceRemove } from './splices/remove'
import { spliceReplace } from './splices/replace'

/** Returns a text after a change of it. */
export const splice = (text: string, { offset, length, text: written }: TextEdit): string =>
  text.slice(0, offset) + written + text.slice(offset + length)

function spliceEdit(document: Document, edit: Edit): Spliced | { refusal: Refusal } {
  if (edit.kind === 'replace') return spliceReplace(document, edit)
  if (edit.kind === 'insert') return spliceInsert(document, edit)
  if (edit.kind === 'remove') return spliceRemove(document, edit)
  return spliceMove(document, edit)
}

/** Makes an edit of a JSON text, if what it expects is there. Every character outside of it stays. */
export function applyEdit(text: string, edit: Edit): Outcome {
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

/** Makes several edits, each of the text that the one before it has left: all of them or none. */
export function applyEdits(text: string, edits: readonly Edit[]): Outcome {
  const made: Exclude<Outcome, { refusal: Refusal }> = { text, inverse: [], edits: [], splices: [] }
  for (const edit of edits) {
    const outcome = applyEdit(made.text, edit)
    if ('refusal' in outcome) return outcome
    made.text = outcome.text
    made.inverse.unshift(...outcome.inverse)
    made.edits.push(edit)
    made.splices.push(...outcome.splices)
  }
  return made
}
