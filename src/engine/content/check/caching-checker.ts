import type { Problem } from '../../base/shared-types/problem'
import type { Moment } from '../publication-dates/local-time'
import { timeOf } from '../publication-dates/time-of'
import type { Check, CheckOptions, CheckResult } from './create-check'
import type { PublicFiles } from './files/public-file'

interface Tools extends Pick<CheckOptions, 'files' | 'lastChange'> {
  check: Check
}

/** Keeps the last results, because a text is checked before it is saved and again to be shown. */
export abstract class CachingChecker {
  private results: { text: string; files: PublicFiles; result: CheckResult }[] = []
  private all?: { text: string; files: PublicFiles; problems: Problem[] }
  #at?: string

  /** The files are another object when one of them has changed. */
  abstract tools(): Promise<Tools>

  errors(text: string): Promise<Pick<CheckResult, 'problems' | 'content'>> {
    return this.checkErrors(text)
  }

  async problems(text: string): Promise<Problem[]> {
    const { files, check } = await this.checkOf(text)
    const { problems } = check('all')
    this.all = { text, files, problems }
    return problems
  }

  /** With warnings, if they are known already. */
  async known(text: string): Promise<{ problems: Problem[]; hasWarnings: boolean }> {
    const { all } = this
    if (all?.text === text && all.files === (await this.tools()).files)
      return { problems: all.problems, hasWarnings: true }
    return { problems: (await this.errors(text)).problems, hasWarnings: false }
  }

  timeFor = (text: string): Moment => timeOf(this.#at, text)

  /** In the time zone of the site; undefined means now. */
  get at(): string | undefined {
    return this.#at
  }

  set at(at: string | undefined) {
    this.#at = at
    this.forget()
  }

  /** Forgets results after a change of the schemas or the time that the site is checked for. */
  forget(): void {
    this.results = []
    this.all = undefined
  }

  protected async checkErrors(text: string): Promise<CheckResult> {
    const { files, check } = await this.checkOf(text)
    const known = this.results.find((one) => one.text === text && one.files === files)
    if (known) return known.result
    const result = check('errors')
    this.results = [{ text, files, result }, ...this.results.slice(0, 1)]
    return result
  }

  private async checkOf(text: string) {
    const { check, files, lastChange } = await this.tools()
    const checkFor = (severities: 'errors' | 'all') =>
      check({ text, files, lastChange, severities, at: this.timeFor(text) })
    return { files, check: checkFor }
  }
}
