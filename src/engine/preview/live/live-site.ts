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
import { compileCatalogue } from '../catalogue'
import { listProblems, type ProblemList } from '../problem-list'
import { EditHistory } from './edit-history'
import { ShownPages } from './shown-pages'
import { readTimes, type ShownTimes } from './shown-times'
import type { SiteEdit } from './site-edits'

export interface LiveSiteSource {
  root: string
  site: string
  /** The address of the form service, instead of the site's. */
  formAddress: string
  /** Loads the current code of the compiler, which may change during the preview. */
  loadCompiler: () => Promise<typeof ServerEntry>
}

const isError = ({ severity }: Problem) => severity === 'error'

const explain = (error: unknown) => (isFailure(error) ? error.message : String((error as Error).stack))

/** A site that follows its files. It shows the last state without errors. */
export class LiveSite {
  readonly #checker: SiteChecker
  readonly #history = new EditHistory()
  readonly #pages = new ShownPages()
  #input?: ServerEntry.FolderContent
  /** The content of that state, with pages that are not public now. */
  #written?: SiteContent
  #hosted?: HostedSite
  #times: ShownTimes = { isUsed: false, zone: '', dates: [], unseen: {} }
  #shownAt: Moment = 0
  #state = 0
  /** The last text without errors. */
  #text = ''
  /** The known problems and the text that they were found in. */
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

  /** What its host would send. Any page may get a film, so the film service is always allowed. */
  get hosted(): HostedSite | undefined {
    return this.#hosted
  }

  /** The number of the shown state. Each page carries the number that it was made from. */
  get state(): number {
    return this.#state
  }

  /** The errors of the text on disk and the known warnings. */
  get problems(): ProblemList {
    return { ...this.#listed, failure: this.#failure }
  }

  /** The errors as `npm run check` prints them; empty without errors. */
  get report(): string {
    const errors = this.#checked.problems.filter(isError)
    return this.#failure ?? (errors.length > 0 ? reportText(errors, this.#checked.text) : '')
  }

  /** What the last edit without errors changed; undefined before the first. */
  get edit(): SiteEdit | undefined {
    return this.#history.last
  }

  get shownAt(): Moment {
    return this.#shownAt
  }

  get times(): ShownTimes {
    return this.#times
  }

  /** When a date next changes what is shown; undefined without such a date, or where another time is shown. */
  nextChange(): Moment | undefined {
    const isNow = this.#checker.at === undefined
    return isNow && this.#written ? eventsAfter(this.#written, this.#shownAt)[0]?.at : undefined
  }

  /** Shows the site as of another time, by its own clocks; undefined means now. Throws a Failure for a time that does not exist. */
  showAt(at: string | undefined): void {
    timeOf(at, this.#text)
    this.#checker.at = at
  }

  /** Forgets what was found for an earlier moment. */
  forgetTime(): void {
    this.#checker.forgetTime()
  }

  countWarnings = (): number => this.#checked.problems.filter((problem) => !isError(problem)).length

  /** The new path of a page that was renamed in this preview; undefined where it was not. */
  findMoved = (path: string): string | undefined => this.#history.findMoved(path)

  /** The file of public/ that is the source of the scaled copies of a picture. */
  findPicture = (hash: string): string | undefined => this.#pages.findPicture(hash)

  /** Reads what has changed and checks it for errors. */
  async refresh(): Promise<void> {
    this.#failure = undefined
    await this.readErrors().catch(async (error) => {
      await this.note([], '')
      this.#failure = explain(error)
    })
  }

  /** Finds the warnings of a text without errors, which takes a moment. */
  async refreshWarnings(): Promise<void> {
    if (this.#failure !== undefined || this.#checked.problems.some(isError)) return
    await this.note(await this.#checker.checkAll(this.#text), this.#text)
  }

  /**
   * Repairs a problem in pages.json. `revision` names the text that the problem was shown for. Throws NotWritten where the file
   * has changed since, or cannot be written.
   */
  repair(revision: string, index: number): void {
    const { problems, text } = this.#checked
    const problem = this.#listed.revision === revision ? problems[index] : undefined
    if (!problem?.fix)
      throw new NotWritten('pages.json has changed since this problem was shown. Look at the list again.')
    replaceFile(this.#checker.file, text, applyFixes(text, [problem]).text)
  }

  /** Whether an address shows a page: its path, or its name where another page with that path comes first. */
  hasPage = (address: string): boolean => this.#pages.has(address)

  /** Returns a compiled page; its last state where it cannot be compiled now; undefined where there is none. */
  async readPage(address: string): Promise<ReadyPage | undefined> {
    try {
      return await this.#pages.read(address)
    } catch (error) {
      this.#failure = explain(error)
      return this.#pages.lastOf(address)
    }
  }

  /** The catalogue of the last site without errors. */
  async readCatalogue(): Promise<Catalogue | undefined> {
    if (!this.#input) return undefined
    const { compileFolder } = await this.source.loadCompiler()
    const catalogue = await compileCatalogue(compileFolder, this.#input)
    this.#pages.notePictures(catalogue.page)
    return catalogue
  }

  /** Reads the schemas again at the next refresh. */
  forgetSchemas = (): void => this.#checker.forgetSchemas()

  /** Lists and inspects public/ again at the next refresh. */
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
    const outside = { ...findExternalSources(read.annotations), films: findFilmProviderInSchema(schemas) }
    this.#hosted = readHostedSite(whole, outside, files.keys())
    const moment = this.#checker.timeFor(text)
    this.#shownAt = moment
    // Pages that are not public yet can be opened and show their shared blocks.
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

  /** Records the problems of a text and lists them for the overlay. */
  private async note(problems: Problem[], text: string): Promise<void> {
    this.#checked = { problems, text }
    this.#listed = listProblems(problems, text)
  }
}
