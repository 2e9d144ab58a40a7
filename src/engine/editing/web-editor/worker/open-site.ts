import { Failure, isFailure } from '../../../base/shared-types/failure'
import { sleep } from '../../../base/shared-types/in-parallel'
import { pagesIn, parseJson } from '../../../base/shared-types/json'
import type { Account, GitHost, Head } from '../../../git/git-hosts/git-host'
import type { EditorChange } from '../../edited-site/command'
import type { KeptDocument } from '../kept'
import { isRefusal } from '../publishing/read-branch'
import type { SiteRecord } from '../publishing/record'
import type { Upstream } from '../publishing/upstream'
import type { WebPublishing } from '../publishing/web-publishing'
import type { SiteFileCopy } from '../web-site'
import { FileCache } from './files/file-cache'
import { BranchFileSource } from './files/file-source'
import { NewPageFiles } from './files/page-files'
import type { HostConnection } from './host/host-connection'
import { openUpstream } from './host/open-upstream'
import { Trees } from './host/trees'
import type { BuiltData } from './opening/built-data'
import { latePictures, readHeicLate } from './pictures/late-pictures'
import { askToReplace, explainMany, explainNoBranch, explainOpened, isOutdatedNow, noSite } from './sentences'
import { FixedView } from './site/fixed-view'
import { KeptSite, type SiteStart } from './site/kept-site'
import { LiveView } from './site/live-view'
import type { StudioCode } from './site/site-view'
import type { Storage } from './storage/storage'

interface Parts {
  built: BuiltData
  storage: Storage
  studio: StudioCode
  /** Where the editor is served. */
  origin: string
  connection: HostConnection | undefined
  shown: Promise<void>
  send(name: string, data: object): void
  announce(change: EditorChange): void
}

/** Opening is tried again while another tab closes its files, in milliseconds. */
const pause = 200
const mostTries = 15

/** The first page needs none of it. */
const loadCopies = () => import('./opening/site-copy')

const isHeld = (error: unknown): boolean => (error as Error).name === 'NoModificationAllowedError'

async function openPatiently(open: () => Promise<KeptSite>): Promise<KeptSite> {
  for (let tries = 1; ; tries++) {
    try {
      return await open()
    } catch (error) {
      if (!isHeld(error) || tries === mostTries) throw error
      await sleep(pause)
    }
  }
}

async function findBranch(host: GitHost, branch: string, isShownOnly: boolean): Promise<Head> {
  try {
    return await host.head(branch)
  } catch (error) {
    throw isShownOnly && isRefusal(error, 'missing') ? new Failure(explainNoBranch(branch)) : error
  }
}

const manyPages = 2000

export class OpenWebSite {
  #notice?: string
  private trouble?: string
  private former?: FixedView

  private constructor(
    private readonly parts: Parts,
    readonly kept: KeptSite,
    readonly live: LiveView,
    private readonly last: FixedView,
    private readonly upstream: Upstream,
    private readonly record: KeptDocument<SiteRecord>,
    readonly publishing: WebPublishing,
    private readonly pageFiles: NewPageFiles,
    private readonly trees: Trees,
    private readonly source: BranchFileSource,
  ) {}

  /** Rejects if another tab does not close its files. */
  static async open(parts: Parts): Promise<OpenWebSite> {
    const { built, storage, connection, announce, send } = parts
    const studio = { ...parts.studio, answers: built.site.answers }
    const cache = await FileCache.open()
    const source = new BranchFileSource({ built, cache, host: () => connection?.host })
    let site: OpenWebSite | undefined
    const kept = await openPatiently(() =>
      KeptSite.open({
        ...{ ...built, soundText: built.site.soundText },
        ...{ storage, pictures: latePictures, readHeicLate },
        ...{ loadRules: studio.loadRules, loadParser: studio.loadParser },
        fetchFile: source.fetchFile,
        placeholder: source.fetchPlaceholder,
        announce: (change) => {
          site?.live.updates.noteText()
          announce(change)
        },
        onFiles: (addresses) => void site?.noteFiles(addresses),
      }),
    )
    const trees = new Trees(built.site)
    const live = new LiveView({
      kept,
      studio,
      send,
      shown: parts.shown,
      onWarnings: (found) => announce({ isOwn: false, found }),
    })
    const { upstream, record, publishing } = await openUpstream({
      ...parts,
      kept,
      whyNot: () => (trees.areOutdated ? isOutdatedNow : undefined),
    })
    const last = new FixedView({
      checker: kept.checker,
      studio,
      text: () => upstream.record?.base.text,
      files: kept.files.factsOfBase,
      groundOf: kept.files.groundOf,
    })
    const pageFiles = new NewPageFiles(kept.files, cache)
    site = new OpenWebSite(parts, kept, live, last, upstream, record, publishing, pageFiles, trees, source)
    return site
  }

  get before(): FixedView {
    return this.former ?? this.last
  }

  async showFormer(page: string, version: string | undefined): Promise<void> {
    this.former = undefined
    if (version === undefined) return
    const { showVersion } = await import('./site/version-view')
    const { site } = await this.publishing.reader.readVersion(version)
    const { kept, parts, source } = this
    this.former = await showVersion(site, page, { kept, studio: parts.studio, fetchFile: source.fetchFile })
  }

  get isOutdated(): boolean {
    return this.trees.areOutdated
  }

  get notice(): string | undefined {
    return this.trouble ?? this.#notice ?? this.upstream.record?.news
  }

  closeNotice(): void {
    if (this.trouble === undefined && this.#notice === undefined) this.upstream.closeNews()
    if (this.trouble === undefined) this.#notice = undefined
    this.trouble = undefined
  }

  async begin(start: SiteStart): Promise<void> {
    await this.kept.begin(start)
    const { repository, builtAt } = this.parts.built.site
    const base = { head: { branch: '', commit: '' }, blob: '', text: start.text, time: builtAt }
    if (!repository) this.record.keep({ base })
  }

  get isRead(): boolean {
    return this.upstream.record !== undefined
  }

  async beginAtHost({ head: usual }: Account, shownBranch: string | undefined): Promise<void> {
    const { connection, built } = this.parts
    const host = connection?.host
    if (!host) return
    const branch = shownBranch ?? built.site.repository?.branch ?? usual.branch
    if (shownBranch !== undefined) this.publishing.reader.main = built.site.repository?.branch ?? usual.branch
    const head = branch === usual.branch ? usual : await findBranch(host, branch, shownBranch !== undefined)
    const base = await this.upstream.begin(host, head)
    // A file that was opened before is the author's own change.
    if (!this.kept.edited) await this.kept.begin({ text: base.text, files: this.kept.files.base })
    await this.trees.look(host, head)
  }

  async start(): Promise<void> {
    await this.upstream.recover()
    await this.pageFiles.start()
    this.live.updates.refresh()
    const pages = pagesIn(parseJson(this.kept.text?.text ?? '')).length
    if (pages > manyPages) this.#notice = explainMany(pages)
  }

  /** What prevents it becomes a notice, unless the connection says it. */
  async catchUp(): Promise<void> {
    const { connection } = this.parts
    const host = connection?.host
    if (!host || !this.kept.edited) return
    try {
      await this.upstream.catchUp(host)
      const head = this.upstream.record?.base.head
      if (head) await this.trees.look(host, head)
      this.trouble = undefined
    } catch (error) {
      if (!isFailure(error)) throw error
      this.trouble = connection.state.kind === 'signed-in' ? error.message : undefined
    }
  }

  saveCopy = async (): Promise<SiteFileCopy> => (await loadCopies()).saveCopy(this.kept)

  async openCopy(file: SiteFileCopy, isSure: boolean): Promise<{ problem?: string; question?: string }> {
    const { edited, text, files } = this.kept
    const { addFiles, readCopy } = await loadCopies()
    const copy = readCopy(file)
    if ('problem' in copy) return copy
    if (!edited || !text) return { problem: noSite }
    const base = this.upstream.record?.base.text
    if (!isSure && text.text !== base && text.text !== copy.text) return { question: askToReplace }
    await addFiles(this.kept, copy)
    if (text.text !== copy.text) text.replace(text.text, copy.text)
    await edited.lookAgain()
    this.#notice = explainOpened(file.name)
    this.live.updates.noteFiles([...files.changes().added.keys()])
    return {}
  }

  close(): void {
    this.live.updates.stop()
    this.pageFiles.stop()
    this.kept.close()
  }

  private async noteFiles(addresses: readonly string[]): Promise<void> {
    if (!this.kept.edited) return
    await this.pageFiles.refresh(addresses)
    this.live.updates.noteFiles(addresses)
    this.parts.announce({ isOwn: false })
  }
}
