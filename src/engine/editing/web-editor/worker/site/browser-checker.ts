import type { Check, CheckOptions, CheckResult, PublicFiles } from '../../../../content/check'
import { CachingChecker } from '../../../../content/check/caching-checker'
import type { Rule } from '../../../../content/check/findings/rule'
import { type BlobId, blobIdOf } from '../../../../content/file-inspection/blob-id'
import type { Schemas } from '../../../../content/schema-model/schemas'
import type { Validate } from '../../../../content/schema-model/validation/open-validator'
import { loadLate } from '../../../edited-site/commands/load-late'
import type { ErrorsOfText } from '../../../edited-site/keepers'

interface Parts {
  schemas: Schemas
  loadValidator(): Promise<Validate>
  loadRules(): Promise<readonly Rule[]>
  /** The pages of other texts may need it. */
  loadParser(): Promise<void>
  /** A text that is shown before the code of the check has come: see BuiltFor. */
  soundText?: BlobId
  facts(): Promise<PublicFiles>
}

const encoder = new TextEncoder()

export class BrowserChecker extends CachingChecker {
  private check?: Promise<Check>
  private sound?: ErrorsOfText & { text: string }

  constructor(private readonly parts: Parts) {
    super()
  }

  async tools() {
    return { check: await this.loadCheck(), files: await this.parts.facts() }
  }

  schemas = async (): Promise<Schemas> => this.parts.schemas

  validator = (): Promise<Validate> => loadLate(this.parts.loadValidator)

  override async errors(text: string): Promise<ErrorsOfText> {
    return (await this.findSound(text)) ?? this.checkErrors(text)
  }

  /** Checks another text or other files than those of the edited site. */
  checkAside = async (options: CheckOptions): Promise<CheckResult> => (await this.loadCheck())(options)

  private loadCheck(): Promise<Check> {
    this.check ??= loadLate(() => this.createCheck()).catch((failure: unknown) => {
      this.check = undefined
      throw failure
    })
    return this.check
  }

  private async createCheck(): Promise<Check> {
    const { schemas, loadValidator, loadRules, loadParser } = this.parts
    const [{ createCheckWith }, validate, rules] = await Promise.all([
      import('../../../../content/check/create-check'),
      loadValidator(),
      loadRules(),
      loadParser(),
    ])
    return createCheckWith(schemas, { validate, rules, keepsPages: true })
  }

  private async findSound(text: string): Promise<ErrorsOfText | undefined> {
    if (this.check) return undefined
    if (this.sound?.text === text) return this.sound
    if ((await blobIdOf(encoder.encode(text))) !== this.parts.soundText) return undefined
    this.sound = { text, problems: [], content: JSON.parse(text) }
    return this.sound
  }
}
