import { Failure } from '../../../../base/shared-types/failure'
import type { Problem } from '../../../../base/shared-types/problem'
import type { Check, CheckOptions, CheckResult, PublicFiles } from '../../../../content/check'
import type { Rule } from '../../../../content/check/findings/rule'
import { KnownResults } from '../../../../content/check/known-results'
import { type BlobId, blobIdOf } from '../../../../content/file-inspection/blob-id'
import type { Moment } from '../../../../content/publication-dates/local-time'
import { timeOf } from '../../../../content/publication-dates/time-of'
import type { Schemas } from '../../../../content/schema-model/schemas'
import type { Validate } from '../../../../content/schema-model/validation/open-validator'
import type { ErrorsOfText, TextChecker } from '../../../edited-site/keepers'
import { noCheck } from '../sentences'

interface Parts {
  schemas: Schemas
  loadValidator(): Promise<Validate>
  loadRules(): Promise<readonly Rule[]>
  /** A text without errors, which is shown before the code of the check has come. */
  soundText: BlobId
  facts(): Promise<PublicFiles>
}

const encoder = new TextEncoder()

export class BrowserChecker implements TextChecker {
  private readonly results = new KnownResults()
  private check?: Promise<Check>
  private sound?: ErrorsOfText & { text: string }
  #at?: string

  constructor(private readonly parts: Parts) {}

  schemas = async (): Promise<Schemas> => this.parts.schemas

  validator = (): Promise<Validate> => this.parts.loadValidator()

  errors = async (text: string): Promise<ErrorsOfText> =>
    (await this.findSound(text)) ?? this.results.errors(await this.loadCheck(), await this.optionsFor(text))

  async known(text: string): Promise<{ problems: Problem[]; hasWarnings: boolean }> {
    if (await this.findSound(text)) return { problems: [], hasWarnings: false }
    return this.results.known(await this.loadCheck(), await this.optionsFor(text))
  }

  all = async (text: string): Promise<Problem[]> =>
    this.results.all(await this.loadCheck(), await this.optionsFor(text))

  /** Checks another text or other files than those of the edited site. */
  checkAside = async (options: CheckOptions): Promise<CheckResult> => (await this.loadCheck())(options)

  timeFor = (text: string): Moment => timeOf(this.#at, text)

  /** In the time zone of the site; undefined means now. */
  get at(): string | undefined {
    return this.#at
  }

  set at(at: string | undefined) {
    this.#at = at
    this.forget()
  }

  forget = (): void => this.results.forget()

  private loadCheck(): Promise<Check> {
    this.check ??= this.createCheck().catch((error: unknown) => {
      console.error(error)
      // The network may be back for the next attempt.
      this.check = undefined
      throw new Failure(noCheck)
    })
    return this.check
  }

  private async createCheck(): Promise<Check> {
    const { schemas, loadValidator, loadRules } = this.parts
    const [{ createCheckWith }, validate, rules] = await Promise.all([
      import('../../../../content/check/create-check'),
      loadValidator(),
      loadRules(),
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

  private async optionsFor(text: string): Promise<CheckOptions> {
    return { text, files: await this.parts.facts(), at: this.timeFor(text) }
  }
}
