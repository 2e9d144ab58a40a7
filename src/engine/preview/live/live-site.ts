import type { Catalogue } from '../../catalogue/examples'
import { applyFixes } from '../../check/fix/apply-fixes'
import { reportText } from '../../check/report/text'
import type { Compiler } from '../../compile'
import { sendFormsTo } from '../../compile/form-address'
import { findExternalSources, type HostedSite, readHostedSite } from '../../deploy/hosted-site'
import type { SiteContent } from '../../generated/content'
import { isFailure } from '../../model/failure'
import { findFilmProviderInSchema } from '../../model/film-provider'
import type { ReadyPage } from '../../model/page'
import type { Problem } from '../../model/problem'
import { isContentPage } from '../../model/site-pages'
import { eventsAfter } from '../../schedule/changes'
import type { Moment } from '../../schedule/local-time'
import { zoneOf } from '../../schedule/page-times'
import { siteAt } from '../../schedule/site-at'
import { previewPathsAt } from '../../schedule/unique-path'
import { NotWritten, replaceFile } from '../../site/replace-file'
import { timeOf } from '../../site/time-of'
import type * as ServerEntry from '../../site-build/code/server-entry'
import type { SiteChecker } from '../../site-check/site-checker'
import type { ShownTimes } from '../../store/shown-times'
import { compileCatalogue } from '../catalogue'
import { listProblems, type ProblemList } from '../problem-list'
import { EditHistory } from './edit-history'
import { ShownPages } from './shown-pages'
import { readTimes } from './shown-times'
import type { SiteEdit } from './site-edits'

export interface LiveSiteSource {
  root: string
  site: string
  /** In place of the site's. */
  formAddress: string
  /** The code may change during the preview. */
  loadCompiler: () => Promise<typeof ServerEntry>
}

const isError = ({ severity }: Problem) => severity === 'error'

const explain = (error: unknown) => (isFailure(error) ? error.message : String((error as Error).stack))

/** Shows the last state without errors. */
export class LiveSite {
  readonly #checker: SiteChecker
  readonly #history = new EditHistory()
  readonly #pages = new ShownPages()
  #input?: ServerEntry.FolderContent
  /** With pages that are not public now. */
  #written?: SiteContent
  #hosted?: HostedSite
  #times: ShownTimes = { isUsed: false, zone: '', dates: [], unseen: {} }
  #shownAt: Moment = 0
  #state = 0
  /** The last text without errors. */
  #text = ''
  #checked: { problems: Problem[]; text: string } = { problems: [], text: '' }
  #listed: ProblemList = { groups: [], revision: '' }
  #failure?: string

  constructor(
    private readonly source: LiveSiteSource,
    checker: SiteChecker,
  ) {
    this.#checker = checker
  }

  /** The last state without errors. */
  get good(): Compiler | undefined {
    return this.#pages.compiler
  }

  /** Any page may get a film, so the film service is always allowed. */
  get hosted(): HostedSite | undefined {
    return this.#hosted
  }

  /** Each page carries the number of its state. */
  get state(): number {
    return this.#state
  }

  /** Errors of the text on disk, and known warnings. */
  get problems(): ProblemList {
    return { ...this.#listed, failure: this.#failure }
  }

  /** As `npm run check` prints them. */
  get report(): string {
    const errors = this.#checked.problems.filter(isError)
    return this.#failure ?? (errors.length > 0 ? reportText(errors, this.#checked.text) : '')
  }

  get edit(): SiteEdit | undefined {
    return this.#history.last
  }

  get shownAt(): Moment {
    return this.#shownAt
  }

  get times(): ShownTimes {
    return this.#times
  }

  /** Undefined where another time is shown. */
  nextChange(): Moment | undefined {
    const isNow = this.#checker.at === undefined
    return isNow && this.#written ? eventsAfter(this.#written, this.#shownAt)[0]?.at : undefined
  }

  /** By the site's own clocks; undefined means now. Throws a Failure for a time that does not exist. */
  showAt(at: string | undefined): void {
    timeOf(at, this.#text)
    this.#checker.at = at
  }

  forgetTime(): void {
    this.#checker.forgetTime()
  }

  countWarnings = (): number => this.#checked.problems.filter((problem) => !isError(problem)).length

  findMoved = (path: string): string | undefined => this.#history.findMoved(path)

  /** The file in public/ whose scaled copies have this hash. */
  findPicture = (hash: string): string | undefined => this.#pages.findPicture(hash)

  async refresh(): Promise<void> {
    this.#failure = undefined
    await this.readErrors().catch(async (error) => {
      await this.note([], '')
      this.#failure = explain(error)
    })
  }

  /** Takes a moment. */
  async refreshWarnings(): Promise<void> {
    if (this.#failure !== undefined || this.#checked.problems.some(isError)) return
    await this.note(await this.#checker.checkAll(this.#text), this.#text)
  }

  /** `revision` names the text that had the problem. Throws NotWritten if the file has changed or cannot be written. */
  repair(revision: string, index: number): void {
    const { problems, text } = this.#checked
    const problem = this.#listed.revision === revision ? problems[index] : undefined
    if (!problem?.fix)
      throw new NotWritten('pages.json has changed since this problem was shown. Look at the list again.')
    replaceFile(this.#checker.file, text, applyFixes(text, [problem]).text)
  }

  /** An address is a path, or a name where another page with that path comes first. */
  hasPage = (address: string): boolean => this.#pages.has(address)

  /** Its last state where it cannot be compiled now. */
  async readPage(address: string): Promise<ReadyPage | undefined> {
    try {
      return await this.#pages.read(address)
    } catch (error) {
      this.#failure = explain(error)
      return this.#pages.lastOf(address)
    }
  }

  async readCatalogue(): Promise<Catalogue | undefined> {
    if (!this.#input) return undefined
    const { compileFolder } = await this.source.loadCompiler()
    const catalogue = await compileCatalogue(compileFolder, this.#input)
    this.#pages.notePictures(catalogue.page)
    return catalogue
  }

  forgetSchemas = (): void => this.#checker.forgetSchemas()

  forgetFiles = (): void => this.#checker.forgetFiles()

  private async readErrors(): Promise<void> {
    const read = await this.#checker.read()
    const { text, problems, content: written } = read
    if (!written) return this.note(problems, text)
    this.#text = text
    const { schemas, files } = await this.#checker.tools()
    const { compileFolder } = await this.source.loadCompiler()
    const { formAddress, site } = this.source
    const whole = sendFormsTo(formAddress, written)
    if (this.#written) this.#history.add(this.#written, whole)
    this.#written = whole
    const outside = {
      ...findExternalSources(read.found.ofFormat('film', 'external-picture')),
      films: findFilmProviderInSchema(schemas),
    }
    this.#hosted = readHostedSite(whole, outside, files.keys())
    const moment = this.#checker.timeFor(text)
    this.#shownAt = moment
    // Pages that are not public yet show their shared blocks, too.
    const content = { ...siteAt(whole, moment), shared: whole.shared }
    this.#input = { content, schemas, folder: site, files, notify: console.log, keepHidden: true }
    const addresses = previewPathsAt(whole.pages.filter(isContentPage), moment, zoneOf(whole))
    this.#times = readTimes(whole, addresses, { at: this.#checker.at, moment, now: Date.now() })
    this.#pages.open(compileFolder(this.#input), addresses)
    this.#state++
    // Keep the last warnings until those of this state are found.
    const known = this.#checked
    if (known.problems.some(isError))
      await this.note(
        known.problems.filter((problem) => !isError(problem)),
        known.text,
      )
  }

  private async note(problems: Problem[], text: string): Promise<void> {
    this.#checked = { problems, text }
    this.#listed = listProblems(problems, text)
  }
}
