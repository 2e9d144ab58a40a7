import type { Problem } from '../../base/shared-types/problem'
import type { Check, CheckOptions, CheckResult } from './create-check'

/** A text is checked before it is saved, and again to be shown. */
export class KnownResults {
  private results: { text: string; result: CheckResult }[] = []
  #all?: { text: string; problems: Problem[] }

  errors(check: Check, options: CheckOptions): CheckResult {
    const { text } = options
    const known = this.results.find((result) => result.text === text)
    if (known) return known.result
    const result = check({ ...options, severities: 'errors' })
    this.results = [{ text, result }, ...this.results.slice(0, 1)]
    return result
  }

  all(check: Check, options: CheckOptions): Problem[] {
    const { problems } = check(options)
    this.#all = { text: options.text, problems }
    return problems
  }

  /** With warnings, if they are known already. */
  known(check: Check, options: CheckOptions): { problems: Problem[]; hasWarnings: boolean } {
    if (this.#all?.text === options.text) return { problems: this.#all.problems, hasWarnings: true }
    return { problems: this.errors(check, options).problems, hasWarnings: false }
  }

  /** After a change of the files, or of the time that the site is checked for. */
  forget(): void {
    this.results = []
    this.#all = undefined
  }
}
