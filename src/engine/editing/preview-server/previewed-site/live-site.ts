import { isFailure } from '../../../base/shared-types/failure'
import { isObject } from '../../../base/shared-types/json'
import type { Sources } from '../../../base/shared-types/load'
import { rememberLast } from '../../../base/shared-types/maps'
import type { ReadyPage } from '../../../base/shared-types/page'
import type { Problem } from '../../../base/shared-types/problem'
import { declaredServices, uniteServices } from '../../../base/shared-types/services/declared-services'
import type { HostedSite } from '../../../building/host-config/hosted-site'
import { type CodeFolders, explainBuildError } from '../../../building/site-build/code/explain-build-error'
import type * as ServerEntry from '../../../building/site-build/code/server-entry'
import { keptAnswers } from '../../../building/site-build/studio-sources/answers'
import type { SiteChecker } from '../../../commands/check-command/site-checker'
import { applyFixes } from '../../../content/check/fix/apply-fixes'
import { reportText } from '../../../content/check/report/text'
import type { Schemas } from '../../../content/schema-model/schemas'
import { NotWritten, replaceFile } from '../../../folders/site-folder/replace-file'
import { rulePagesOf } from '../../../folders/studio-folder/rule-pages'
import type { Catalogue } from '../../../pages/block-catalogue/examples'
import { sendFormsTo } from '../../../pages/page-data/form-address'
import type { FoundProblems } from '../../edited-site/command'
import { revisionOfText } from '../../folder-editor/revision-of'
import type { Compile } from '../../site-preview/compile'
import { type ProblemList, toProblemList } from '../../site-preview/problem-list'
import { ShownSite } from '../../site-preview/shown-site'
import { readPreviewedSite } from './previewed-site'

export interface LiveSiteSource {
  root: string
  site: string
  studio: string
  formAddress: string
  loadCompiler: () => Promise<typeof ServerEntry>
}

/** With more, an editor asks for those of its page. */
const mostSent = 100

const isError = ({ severity }: Problem) => severity === 'error'

/** What Vite throws for code that it cannot compile names its plugin. Other errors show where they come from. */
function explain(error: unknown, folders: CodeFolders): string {
  if (isFailure(error)) return error.message
  if (isObject(error) && 'plugin' in error) return explainBuildError(error, folders)
  return String((error as Error).stack)
}

export class LiveSite {
  private readonly revisionOf = rememberLast(revisionOfText)
  readonly shown = new ShownSite(console.log)
  hosted?: HostedSite
  private schemas: Schemas = {}
  private answers?: Promise<Sources>
  /** The last text without errors. */
  text = ''
  private checked: { problems: Problem[]; text: string } = { problems: [], text: '' }
  /** The text that was read last. */
  private read?: string
  private listed: ProblemList = { problems: [], revision: '' }
  private failure?: string
  /** Whether the warnings of the text are known. */
  private isChecked = false

  constructor(
    private readonly source: LiveSiteSource,
    readonly checker: SiteChecker,
  ) {}

  /** The catalogue shows every example, so it may load from the services of all fields. */
  get hostedCatalogue(): HostedSite | undefined {
    const site = this.hosted
    return site && { ...site, services: uniteServices([...site.services, ...declaredServices(this.schemas)]) }
  }

  get problems(): ProblemList {
    return { ...this.listed, failure: this.failure }
  }

  /** As `npm run check` prints them. */
  get report(): string {
    const errors = this.checked.problems.filter(isError)
    if (this.failure !== undefined || errors.length === 0) return this.failure ?? ''
    return reportText(errors, this.checked.text, { rulePages: rulePagesOf(this.source.root, this.source.site) })
  }

  get revision(): string {
    return this.revisionOf(this.text)
  }

  /** Undefined while the warnings are looked for, and where there are many problems. */
  get found(): FoundProblems | undefined {
    const { problems, text } = this.checked
    const isKnown = (this.isChecked || problems.some(isError)) && problems.length <= mostSent
    return isKnown ? { revision: this.revisionOf(text), problems, hasWarnings: this.isChecked } : undefined
  }

  /** Whether the file holds what was read last: the editor tells of its own changes. */
  async isCurrent(): Promise<boolean> {
    const text = await this.checker.readText().catch(() => undefined)
    return this.failure === undefined && text !== undefined && text === this.read
  }

  countWarnings = (): number => this.checked.problems.filter((problem) => !isError(problem)).length

  async refresh(): Promise<void> {
    this.failure = undefined
    this.read = undefined
    this.isChecked = false
    await this.readErrors().catch((error) => {
      this.note([], '')
      this.failure = explain(error, this.source)
    })
  }

  async refreshWarnings(): Promise<void> {
    if (this.failure !== undefined || this.checked.problems.some(isError)) return
    this.note(await this.checker.problems(this.text), this.text)
    this.isChecked = true
  }

  /** `revision` names the text that had the problem. Throws NotWritten if the file has changed or cannot be written. */
  repair(revision: string, index: number): void {
    const { problems, text } = this.checked
    const problem = this.listed.revision === revision ? problems[index] : undefined
    if (!problem?.fix)
      throw new NotWritten('pages.json has changed since this problem was shown. Look at the list again.')
    replaceFile(this.checker.file, text, applyFixes(text, [problem]).text)
  }

  /** Its last state where it cannot be compiled now. */
  async readPage(address: string): Promise<ReadyPage | undefined> {
    try {
      return await this.shown.pages.read(address)
    } catch (error) {
      this.failure = explain(error, this.source)
      return this.shown.pages.lastOf(address)
    }
  }

  readCatalogue = async (): Promise<Catalogue | undefined> => this.shown.readCatalogue(await this.loadCompiler())

  /** Of the studio's sources, as they are kept. */
  readAnswers = (): Promise<Sources> => {
    this.answers ??= keptAnswers({ ...this.source, notify: console.log })
    return this.answers
  }

  forgetSchemas(): void {
    this.checker.forgetSchemas()
    this.answers = undefined
  }

  private async readErrors(): Promise<void> {
    const read = await this.checker.read()
    const { text, problems, content: written } = read
    this.read = text
    if (!written) return this.note(problems, text)
    this.text = text
    const { schemas, files } = await this.checker.tools()
    this.schemas = schemas
    const compile = await this.loadCompiler()
    const content = sendFormsTo(this.source.formAddress, written)
    this.hosted = readPreviewedSite(content, read.found.ofFormat('asks'), files.keys())
    this.shown.show({ content, schemas, compile, at: this.checker.at, moment: this.checker.timeFor(text) })
    // Keep the last warnings until those of this state are found.
    const known = this.checked
    const warnings = known.problems.filter((problem) => !isError(problem))
    if (warnings.length < known.problems.length) this.note(warnings, known.text)
  }

  private async loadCompiler(): Promise<Compile> {
    const { files } = await this.checker.tools()
    const { compileFolder } = await this.source.loadCompiler()
    const answers = await this.readAnswers()
    return (input) => compileFolder({ ...input, answers, folder: this.source.site, files })
  }

  private note(problems: Problem[], text: string): void {
    this.checked = { problems, text }
    this.listed = toProblemList(problems, text)
  }
}
