import type { Problem } from '../../../../base/shared-types/problem'
import type { PublicFiles } from '../../../../content/check'
import {
  type Check,
  type CheckOptions,
  type CheckResult,
  createCheckWith,
} from '../../../../content/check/create-check'
import type { Rule } from '../../../../content/check/findings/rule'
import { KnownResults } from '../../../../content/check/known-results'
import type { Moment } from '../../../../content/publication-dates/local-time'
import { timeOf } from '../../../../content/publication-dates/time-of'
import type { Schemas } from '../../../../content/schema-model/schemas'
import type { Validate } from '../../../../content/schema-model/validation/open-validator'
import type { TextChecker } from '../../../edited-site/keepers'

interface Parts {
  schemas: Schemas
  validate: Validate
  rules: readonly Rule[]
  facts(): Promise<PublicFiles>
}

export class BrowserChecker implements TextChecker {
  readonly check: Check
  private readonly results = new KnownResults()
  #at?: string

  constructor(private readonly parts: Parts) {
    this.check = createCheckWith(parts.schemas, { validate: parts.validate, rules: parts.rules, keepsPages: true })
  }

  schemas = async (): Promise<Schemas> => this.parts.schemas

  validator = async (): Promise<Validate> => this.parts.validate

  errors = async (text: string): Promise<CheckResult> => this.results.errors(this.check, await this.optionsFor(text))

  known = async (text: string) => this.results.known(this.check, await this.optionsFor(text))

  all = async (text: string): Promise<Problem[]> => this.results.all(this.check, await this.optionsFor(text))

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

  private async optionsFor(text: string): Promise<CheckOptions> {
    return { text, files: await this.parts.facts(), at: this.timeFor(text) }
  }
}
