import { Failure } from '../model/failure'
import { applyEdits } from './apply-edit'
import type { Edit } from './edit'

/** A text that several edits are made in, one after the other: each is of what those before it have left. */
export class EditedText {
  readonly edits: Edit[] = []

  constructor(public text: string) {}

  /** Makes edits; replacements that come together are quick. Throws a Failure where one does not fit. */
  do(...edits: Edit[]): this {
    const outcome = applyEdits(this.text, edits)
    if ('refusal' in outcome) throw new Failure('What was to be changed is not there any more. Nothing was changed.')
    this.text = outcome.text
    this.edits.push(...edits)
    return this
  }
}
