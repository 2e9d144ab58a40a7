import { join } from 'node:path'
import { type Check, type CheckResult, createCheck, type PublicFiles, type Schemas } from '../check'
import type { Problem } from '../model/problem'
import { readSchemas } from '../project/read-schemas'
import type { Moment } from '../schedule/local-time'
import { timeOf } from '../schedule/time-of'
import { listPublicFiles } from '../site/public-files'
import { readContentText, UnreadableText } from '../site/read-text'
import { lastChangeIn } from './last-change'

/** In milliseconds: a text with mistakes may be half-written, so it is read twice. */
const rereadDelay = 250

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type CheckedText = CheckResult & { text: string }

/** Caches schemas and files until a `forget` method is called. */
export class SiteChecker {
  readonly file: string
  #schemas?: Promise<{ schemas: Schemas; check: Check }>
  #files?: Promise<PublicFiles>
  #at?: string
  /** Of the last two texts. */
  #results: { text: string; result: CheckResult }[] = []
  /** Of the last text that was checked for warnings. */
  #all?: { text: string; problems: Problem[] }

  constructor(
    /** The folder with schemas/. */
    readonly root: string,
    private readonly site: string,
  ) {
    this.file = join(site, 'pages.json')
  }

  async tools() {
    this.#schemas ??= this.readSchemas()
    this.#files ??= this.readFiles()
    return { ...(await this.#schemas), files: await this.#files }
  }

  /** A text with mistakes has to be read twice. Throws what reading throws. */
  async read(): Promise<CheckedText> {
    for (let before: string | undefined; ; await sleep(rereadDelay)) {
      const read = await readContentText(this.file).catch((error: Error) => error)
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

  /** Cached: the editor checks a text that it saves, and the preview checks it again. */
  async checkErrors(text: string): Promise<CheckResult> {
    const { check, files } = await this.tools()
    const known = this.#results.find((result) => result.text === text)
    if (known) return known.result
    const result = check({ text, files, severities: 'errors', at: this.timeFor(text) })
    this.#results = [{ text, result }, ...this.#results.slice(0, 1)]
    return result
  }

  async checkAll(text: string): Promise<Problem[]> {
    const { check, files } = await this.tools()
    const { problems } = check({ text, files, at: this.timeFor(text), lastChange: lastChangeIn(this.site) })
    this.#all = { text, problems }
    return problems
  }

  /** With warnings, if they are known already. */
  async knownProblems(text: string): Promise<{ problems: Problem[]; hasWarnings: boolean }> {
    if (this.#all?.text === text) return { problems: this.#all.problems, hasWarnings: true }
    return { problems: (await this.checkErrors(text)).problems, hasWarnings: false }
  }

  /** In the time zone of the site; undefined means now. */
  get at(): string | undefined {
    return this.#at
  }

  set at(at: string | undefined) {
    this.#at = at
    this.forgetResults()
  }

  timeFor = (text: string): Moment => timeOf(this.#at, text)

  forgetTime = (): void => this.forgetResults()

  forgetSchemas(): void {
    this.#schemas = undefined
    this.forgetResults()
  }

  forgetFiles(): void {
    this.#files = undefined
    this.forgetResults()
  }

  private forgetResults(): void {
    this.#results = []
    this.#all = undefined
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
      const schemas = await readSchemas(this.root, this.site)
      return { schemas, check: createCheck(schemas, { keepsPages: true }) }
    } catch (error) {
      this.forgetSchemas()
      throw error
    }
  }
}
