import { Failure } from '../../base/shared-types/failure'
import { applyEdits } from './apply-edit'
import type { Edit } from './edit'

/** Each edit applies to the result of those before. */
export class EditedText {
  readonly edits: Edit[] = []

  constructor(public text: string) {}

  /** Throws a Failure if an edit does not fit. One call is fast. */
  do(...edits: Edit[]): this {
    const outcome = applyEdits(this.text, edits)
    if ('refusal' in outcome) throw new Failure('What you wanted to change no longer exists. Nothing was changed.')
    this.text = outcome.text
    this.edits.push(...edits)
    return this
  }
}
