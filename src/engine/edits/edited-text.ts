import { Failure } from '../model/failure'
import { applyEdit } from './apply-edit'
import type { Edit } from './edit'

/** A text that several edits are made in, one after the other: each is of what those before it have left. */
export class EditedText {
  readonly edits: Edit[] = []

  constructor(public text: string) {}

  /** Makes edits. Throws a Failure where one does not fit, which is a mistake of the caller's. */
  do(...edits: Edit[]): this {
    for (const edit of edits) {
      const outcome = applyEdit(this.text, edit)
      if ('refusal' in outcome) throw new Failure(`The text at "${outcome.refusal.reason}" cannot be changed.`)
      this.text = outcome.text
      this.edits.push(edit)
    }
    return this
  }
}
