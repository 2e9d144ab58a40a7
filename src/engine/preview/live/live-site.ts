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

/** Where the live site comes from. */
export interface LiveSiteSource {
  root: string
  site: string
  /** Where forms are sent instead of the service that the site names. */
  formAddress: string
  /** Loads the compiler as it is now: it changes while a programmer works on it. */
  loadCompiler: () => Promise<typeof ServerEntry>
}

const isError = ({ severity }: Problem) => severity === 'error'

const explain = (error: unknown) => (isFailure(error) ? error.message : String((error as Error).stack))

/** Keeps a site in step with its files. The last state without mistakes is shown until there is another one. */
export class LiveSite {
  readonly #checker: SiteChecker
  readonly #history = new EditHistory()
  readonly #pages = new ShownPages()
  #input?: ServerEntry.FolderContent
  /** The content of that state with the pages of all times. */
  #written?: SiteContent
  #hosted?: HostedSite
  #times: ShownTimes = { isUsed: false, zone: '', dates: [], unseen: {} }
  #shownAt: Moment = 0
  #state = 0
  /** The text without mistakes that was read last. */
  #text = ''
  /** The problems that are known, and the text that they were found in. */
  #checked: { problems: Problem[]; text: string } = { problems: [], text: '' }
  #listed: ProblemList = { groups: [], revision: '' }
  #failure?: string

  constructor(
    private readonly source: LiveSiteSource,
    checker: SiteChecker,
  ) {
    this.#checker = checker
  }

  /** The last state without mistakes. */
  get good(): Compiler | undefined {
    return this.#pages.compiler
  }

  /** What its host would be told. Films may be put on any page, so their service is always named. */
  get hosted(): HostedSite | undefined {
    return this.#hosted
  }

  /** The number of the state that is shown: a page says which one it was made of. */
  get state(): number {
    return this.#state
  }

  /** What keeps the state on disk from being shown, and the warnings that are known. */
  get problems(): ProblemList {
    return { ...this.#listed, failure: this.#failure }
  }

  /** The errors in the words of `npm run check`; empty when all is well. */
  get report(): string {
    const errors = this.#checked.problems.filter(isError)
    return this.#failure ?? (errors.length > 0 ? reportText(errors, this.#checked.text) : '')
  }

  /** What the last edit without mistakes has changed; undefined before the first one. */
  get edit(): SiteEdit | undefined {
    return this.#history.last
  }

  /** The moment that is shown. */
  get shownAt(): Moment {
    return this.#shownAt
  }

  /** What the overlay says of times. */
  get times(): ShownTimes {
    return this.#times
  }

  /** The next moment at which a date changes what is shown as now; undefined where another time is shown, or none lies ahead. */
  nextChange(): Moment | undefined {
    const isNow = this.#checker.at === undefined
    return isNow && this.#written ? eventsAfter(this.#written, this.#shownAt)[0]?.at : undefined
  }

  /** Shows the site as at another time, by its own clocks; undefined means now. Throws a Failure for a time that no clock shows. */
  showAt(at: string | undefined): void {
    timeOf(at, this.#text)
    this.#checker.at = at
  }

  /** Time has passed: what was found out for the moment before is forgotten. */
  forgetTime(): void {
    this.#checker.forgetTime()
  }

  countWarnings = (): number => this.#checked.problems.filter((problem) => !isError(problem)).length

  /** The path of a page that had another one earlier in this preview; undefined where nothing was renamed. */
  findMoved = (path: string): string | undefined => this.#history.findMoved(path)

  /** The file of public/ that a raster picture's copies were made of. */
  findPicture = (hash: string): string | undefined => this.#pages.findPicture(hash)

  /** Reads again what has changed and looks for what keeps it from being shown. */
  async refresh(): Promise<void> {
    this.#failure = undefined
    await this.readErrors().catch(async (error) => {
      await this.note([], '')
      this.#failure = explain(error)
    })
  }

  /** Finds the warnings of a text without mistakes: that takes a moment, and nobody has to wait for it. */
  async refreshWarnings(): Promise<void> {
    if (this.#failure !== undefined || this.#checked.problems.some(isError)) return
    await this.note(await this.#checker.checkAll(this.#text), this.#text)
  }

  /**
   * Repairs a problem in pages.json. `revision` names the text that the problem was shown for. Throws NotWritten where
   * the file holds something else by now, or cannot be written.
   */
  repair(revision: string, index: number): void {
    const { problems, text } = this.#checked
    const problem = this.#listed.revision === revision ? problems[index] : undefined
    if (!problem?.fix)
      throw new NotWritten('pages.json has changed since this problem was shown. Look at the list again.')
    replaceFile(this.#checker.file, text, applyFixes(text, [problem]).text)
  }

  /** Whether a page is shown at an address: its path, or its name where another page of that path comes first. */
  hasPage = (address: string): boolean => this.#pages.has(address)

  /** A page, ready to be shown; as it was when it cannot be compiled any more. Undefined when there is none. */
  async readPage(address: string): Promise<ReadyPage | undefined> {
    try {
      return await this.#pages.read(address)
    } catch (error) {
      this.#failure = explain(error)
      return this.#pages.lastOf(address)
    }
  }

  /** The catalogue of the site without mistakes that was read last. */
  async readCatalogue(): Promise<Catalogue | undefined> {
    if (!this.#input) return undefined
    const { compileFolder } = await this.source.loadCompiler()
    const catalogue = await compileCatalogue(compileFolder, this.#input)
    this.#pages.notePictures(catalogue.page)
    return catalogue
  }

  /** Schemas have changed: they are read anew at the next refresh. */
  forgetSchemas = (): void => this.#checker.forgetSchemas()

  /** Files of public/ have changed: they are listed and measured anew at the next refresh. */
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
    // Pages that visitors do not see yet can be opened, and show their shared blocks.
    const content = { ...siteAt(whole, moment), shared: whole.shared }
    this.#input = { content, schemas, folder: site, files, notify: console.log, keepHidden: true }
    const addresses = previewPathsAt(whole.pages.filter(isContentPage), moment, zoneOf(whole))
    this.#times = readTimes(whole, addresses, { at: this.#checker.at, moment, now: Date.now() })
    this.#pages.open(compileFolder(this.#input), addresses)
    this.#state++
    // The warnings of the last state stand for those of this one until they are found anew.
    const known = this.#checked
    if (known.problems.some(isError))
      await this.note(
        known.problems.filter((problem) => !isError(problem)),
        known.text,
      )
  }

  /** Notes the problems of a text, and lists them for the overlay. */
  private async note(problems: Problem[], text: string): Promise<void> {
    this.#checked = { problems, text }
    this.#listed = listProblems(problems, text)
  }
}
