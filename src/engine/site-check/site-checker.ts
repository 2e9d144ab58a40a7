import { join } from 'node:path'
import { type Check, type CheckResult, createCheck, type PublicFiles, type Schemas } from '../check'
import type { Problem } from '../model/problem'
import { readSchemas } from '../project/read-schemas'
import type { Moment } from '../schedule/local-time'
import { listPublicFiles } from '../site/public-files'
import { readContentText, UnreadableText } from '../site/read-text'
import { timeOf } from '../site/time-of'
import { lastChangeIn } from './last-change'

/** How long a text with mistakes may be half-written, in milliseconds: it is read again before anything is said. */
const rereadDelay = 250

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The text on disk, what is wrong with it, and its content when that is nothing. */
type CheckedText = CheckResult & { text: string }

/** Reads and checks pages.json. Schemas and public/ are read once, until they are said to have changed. */
export class SiteChecker {
  /** The file that is checked. */
  readonly file: string
  #schemas?: Promise<{ schemas: Schemas; check: Check }>
  #files?: Promise<PublicFiles>
  #at?: string
  /** What was found in the last two texts. */
  #results: { text: string; result: CheckResult }[] = []
  /** The errors and warnings of the text whose warnings were looked for last. */
  #all?: { text: string; problems: Problem[] }

  constructor(
    /** The folder with schemas/. */
    readonly root: string,
    private readonly site: string,
  ) {
    this.file = join(site, 'pages.json')
  }

  /** Schemas, the check, and the files of public/. */
  async tools() {
    this.#schemas ??= this.readSchemas()
    this.#files ??= this.readFiles()
    return { ...(await this.#schemas), files: await this.#files }
  }

  /** Reads and checks the text for errors; a text with mistakes has to be there twice. Throws what reading it throws. */
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

  /** Checks a text for errors. Those of the text before are kept: who writes a text checks it, and so does who shows it. */
  async checkErrors(text: string): Promise<CheckResult> {
    const { check, files } = await this.tools()
    const known = this.#results.find((result) => result.text === text)
    if (known) return known.result
    const result = check({ text, files, severities: 'errors', at: this.timeFor(text) })
    this.#results = [{ text, result }, ...this.#results.slice(0, 1)]
    return result
  }

  /** Checks a text for errors and warnings. */
  async checkAll(text: string): Promise<Problem[]> {
    const { check, files } = await this.tools()
    const { problems } = check({ text, files, at: this.timeFor(text), lastChange: lastChangeIn(this.site) })
    this.#all = { text, problems }
    return problems
  }

  /** Returns the problems of a text, with its warnings if these were looked for already: they take a moment. */
  async knownProblems(text: string): Promise<Problem[]> {
    return this.#all?.text === text ? this.#all.problems : (await this.checkErrors(text)).problems
  }

  /** The time that the site is shown for, by its own clocks; undefined means now. What was found for another one is forgotten. */
  get at(): string | undefined {
    return this.#at
  }

  set at(at: string | undefined) {
    this.#at = at
    this.forgetResults()
  }

  /** The time that a text is checked and shown for. */
  timeFor = (text: string): Moment => timeOf(this.#at, text)

  /** Time has passed: what was found for the moment before is forgotten. */
  forgetTime = (): void => this.forgetResults()

  /** Schemas have changed: they are read anew for the next check. */
  forgetSchemas(): void {
    this.#schemas = undefined
    this.forgetResults()
  }

  /** Files of public/ have changed: they are listed and measured anew for the next check. */
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
