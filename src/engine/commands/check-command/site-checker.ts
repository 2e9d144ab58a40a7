import { join } from 'node:path'
import { sleep } from '../../base/shared-types/in-parallel'
import type { Problem } from '../../base/shared-types/problem'
import { type Check, type CheckResult, createCheck, type PublicFiles } from '../../content/check'
import { KnownResults } from '../../content/check/known-results'
import type { Moment } from '../../content/publication-dates/local-time'
import { timeOf } from '../../content/publication-dates/time-of'
import type { Schemas } from '../../content/schema-model/schemas'
import type { Validate } from '../../content/schema-model/validation/open-validator'
import { cachedValidator } from '../../folders/site-folder/cached-validator'
import { listPublicFiles } from '../../folders/site-folder/public-files'
import { createTextReader, UnreadableText } from '../../folders/site-folder/read-content-text'
import { readRules } from '../../folders/studio-folder/read-rules'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { lastChangeIn } from './last-change'

/** Milliseconds. A text with mistakes may be half-written: it is read twice. */
const rereadDelay = 250

type CheckedText = CheckResult & { text: string }

/** Caches schemas and files until a `forget` method is called. */
export class SiteChecker {
  readonly file: string
  readonly readText: () => Promise<string>
  private schemas?: Promise<{ schemas: Schemas; validate: Validate; check: Check }>
  private files?: Promise<PublicFiles>
  #at?: string
  private readonly results = new KnownResults()

  constructor(
    /** The folder with schemas/. */
    readonly root: string,
    private readonly site: string,
  ) {
    this.file = join(site, 'pages.json')
    this.readText = createTextReader(this.file)
  }

  async tools() {
    this.schemas ??= this.readSchemas()
    this.files ??= this.readFiles()
    const [schemas, files] = await Promise.all([this.schemas, this.files])
    return { ...schemas, files }
  }

  /** Throws what reading throws. */
  async read(): Promise<CheckedText> {
    for (let before: string | undefined; ; await sleep(rereadDelay)) {
      const read = await this.readText().catch((error: Error) => error)
      const seen = read instanceof Error ? read.message : read
      const isSeenTwice = seen === before
      before = seen
      if (typeof read === 'string') {
        const result = await this.checkErrors(read)
        if (result.content || isSeenTwice) return { text: read, ...result }
      } else if (isSeenTwice) {
        if (read instanceof UnreadableText) return { text: read.text, problems: [read.problem] }
        throw read
      }
    }
  }

  /** Results are cached: the editor checks what it saves, then the preview does. */
  async checkErrors(text: string): Promise<CheckResult> {
    const { check, files } = await this.tools()
    return this.results.errors(check, { text, files, at: this.timeFor(text) })
  }

  async checkAll(text: string): Promise<Problem[]> {
    const { check, files } = await this.tools()
    return this.results.all(check, { text, files, at: this.timeFor(text), lastChange: lastChangeIn(this.site) })
  }

  /** With warnings, if they are known already. */
  async knownProblems(text: string): Promise<{ problems: Problem[]; hasWarnings: boolean }> {
    const { check, files } = await this.tools()
    return this.results.known(check, { text, files, at: this.timeFor(text) })
  }

  /** In the time zone of the site; undefined means now. */
  get at(): string | undefined {
    return this.#at
  }

  set at(at: string | undefined) {
    this.#at = at
    this.results.forget()
  }

  timeFor = (text: string): Moment => timeOf(this.#at, text)

  forgetTime = (): void => this.results.forget()

  forgetSchemas(): void {
    this.schemas = undefined
    this.results.forget()
  }

  forgetFiles(): void {
    this.files = undefined
    this.results.forget()
  }

  private async readFiles() {
    try {
      return await listPublicFiles(this.site)
    } catch (error) {
      this.forgetFiles()
      throw error
    }
  }

  private async readSchemas() {
    try {
      const [schemas, rules] = await Promise.all([readSchemas(this.root, this.site), readRules(this.root, this.site)])
      const validate = cachedValidator(this.root, schemas)
      return { schemas, validate, check: createCheck(schemas, { validate, keepsPages: true, rules }) }
    } catch (error) {
      this.forgetSchemas()
      throw error
    }
  }
}
