import { Failure } from '../../../../base/shared-types/failure'
import type { TextKeeper } from '../../../edited-site/keepers'
import { revisionOf } from '../storage/revision-of'
import { explainStorage } from '../storage/sentences'
import type { WholeFile } from '../storage/whole-file'

/** No other program changes it. */
export class BrowserText implements TextKeeper {
  #text: string

  /** `text` is what the file holds. */
  constructor(
    private readonly file: WholeFile,
    text: string,
  ) {
    this.#text = text
  }

  get text(): string {
    return this.#text
  }

  read = async (): Promise<string> => this.#text

  revisionOf = revisionOf

  replace(before: string, after: string): void {
    if (before !== this.#text)
      throw new Failure('The site was changed at the same moment. Nothing was saved: try again.')
    try {
      this.file.replace(after)
    } catch (error) {
      throw new Failure(explainStorage(error))
    }
    this.#text = after
  }
}
