import { proxy } from 'comlink'
import type { Account, WantedSite } from '../../../git/git-hosts/git-host'
import type { EditorChange } from '../../edited-site/command'
import { callMethod, methodsBy } from '../../edited-site/methods'
import type { Publishing } from '../../edited-site/publishing'
import { refusePublishing } from '../../edited-site/publishing/publish-answers'
import { Listeners } from '../listeners'
import type { SiteFileCopy, WebSite, WebSiteState } from '../web-site'
import { explainFailure } from './explain-failure'
import type { HostConnection } from './host/host-connection'
import { OpenWebSite } from './open-site'
import { type BuiltData, wantedOf } from './opening/built-data'
import { SiteLock } from './opening/site-lock'
import { openStart, readStart } from './opening/start'
import { heldElsewhere, noData, noHost, noStart, shownOnly, wrongKey } from './sentences'
import type { SiteStart } from './site/kept-site'
import { pagesOf, type StudioCode } from './site/site-view'
import { describeState } from './site-state'
import { createSiteStore } from './site-store'
import { openBrowserStorage } from './storage/browser-storage'
import { createMemoryStorage } from './storage/memory-storage'
import type { Storage } from './storage/storage'

interface Parts {
  /** Begins to load when the worker starts. */
  built: Promise<BuiltData>
  studio: StudioCode
}

type Problem = { problem?: string }

export class WorkerSite implements WebSite {
  private readonly states = new Listeners<[WebSiteState]>()
  private readonly messages = new Listeners<[name: string, data: object]>()
  private readonly changes = new Listeners<[EditorChange]>()
  private readonly lock = new SiteLock(() => this.letGo())
  private state: WebSiteState = { kind: 'opening' }
  private origin = ''
  private branch?: string
  private storage?: Storage
  #built?: BuiltData
  private connection?: HostConnection
  private site?: OpenWebSite
  /** An author may sign in before the site is open. */
  private opening?: Promise<void>
  private resolveShown = () => {}
  private readonly shown = new Promise<void>((resolve) => {
    this.resolveShown = resolve
  })

  constructor(private readonly parts: Parts) {}

  readonly store = createSiteStore({
    edited: () => this.site?.kept.edited,
    readOnly: () => (this.branch === undefined ? undefined : shownOnly(this.branch)),
    // Called from the window, which gets no plain function.
    subscribe: (listener) => proxy(this.changes.add(listener)),
  })

  readonly publishing = methodsBy<Publishing>(
    (name, values) =>
      explainFailure(() => (this.site ? callMethod(this.site.publishing, name, values) : refusePublishing(noHost))),
    {},
  )

  readonly now = pagesOf(() => this.site?.live)
  readonly before = pagesOf(() => this.site?.before)

  noteShown = async (): Promise<void> => this.resolveShown()

  open(address: { origin: string; branch?: string }): Promise<void> {
    this.opening = this.openFirst(address)
    return this.opening
  }

  private async openFirst({ origin, branch }: { origin: string; branch?: string }): Promise<void> {
    this.origin = origin
    this.branch = branch
    this.set({ kind: 'opening' })
    try {
      this.#built = await this.parts.built
    } catch (error) {
      console.error(error)
      return this.set({ kind: 'closed', ways: [], problem: noData })
    }
    const { repository } = this.#built.site
    if (repository) {
      const { HostConnection } = await import('./host/host-connection')
      this.connection = new HostConnection({
        ...{ repository, origin, wanted: () => this.wanted },
        onChange: () => this.refreshState(),
      })
    }
    this.storage = (branch === undefined ? await openBrowserStorage() : undefined) ?? createMemoryStorage()
    if (this.storage.keeping === 'browser' && !(await this.lock.take())) return this.set({ kind: 'elsewhere' })
    await this.openHere()
  }

  onState(listener: (state: WebSiteState) => void): void {
    this.states.add(listener)
    listener(this.state)
  }

  onMessage(listener: (name: string, data: object) => void): void {
    this.messages.add(listener)
    const times = this.site?.live.shown.times
    if (times) listener('site:times', times)
  }

  beforeLetGo = (save: () => Promise<void>): void => this.lock.beforeLetGo(save)

  async takeOver(): Promise<void> {
    this.set({ kind: 'opening' })
    await this.lock.takeOver()
    await this.openHere()
  }

  signInWithToken = (token: string): Promise<Problem> => this.signIn((connection) => connection.withToken(token))

  finishSignIn = (address: string): Promise<Problem> => this.signIn((connection) => connection.finish(address))

  async signInAddress(): Promise<string> {
    await this.opening
    return (await this.connection?.begin()) ?? ''
  }

  signOut = async (): Promise<void> => this.connection?.signOut()

  async catchUp(): Promise<void> {
    await this.site?.catchUp()
    this.refreshState()
  }

  showFormer = async (page: string, version?: string): Promise<void> => this.site?.showFormer(page, version)

  showAtTime = async (at?: string): Promise<string | undefined> => this.site?.live.showAt(at)

  async saveCopy(): Promise<SiteFileCopy> {
    if (!this.site) throw new Error('No site is open.')
    return this.site.saveCopy()
  }

  async openCopy(file: SiteFileCopy, isSure = false): Promise<Problem & { question?: string }> {
    return this.attempt(async () => {
      await this.opening
      const site = this.site
      if (site?.kept.edited) return site.openCopy(file, isSure)
      const { filesNamedIn, readCopy } = await import('./opening/site-copy')
      const copy = readCopy(file)
      return 'problem' in copy ? copy : this.begin({ text: copy.text, files: filesNamedIn(copy.text) })
    })
  }

  openSealed = (accessKey: string): Promise<Problem> =>
    this.attempt(async () => {
      const start = await openStart(this.#built?.start, accessKey)
      return start ? this.begin(start) : { problem: wrongKey }
    })

  async closeNotice(): Promise<void> {
    this.site?.closeNotice()
    this.refreshState()
  }

  private get wanted(): WantedSite | undefined {
    return this.#built && !this.site?.isRead ? wantedOf(this.#built, this.branch) : undefined
  }

  private async openHere(): Promise<void> {
    const [built, storage] = [this.#built, this.storage]
    if (!built || !storage) return
    try {
      const { connection, origin, shown, messages, changes } = this
      this.site = await OpenWebSite.open({
        ...{ built, storage, connection, origin, shown, studio: this.parts.studio },
        send: messages.notify,
        announce: changes.notify,
      })
    } catch (error) {
      console.error(error)
      return this.set({ kind: 'closed', ways: [], problem: heldElsewhere })
    }
    const isKept = this.site.kept.edited !== undefined
    if (isKept) await this.show()
    if (this.connection) await this.resume()
    else if (!isKept) await this.beginWithStart()
  }

  private async beginWithStart(): Promise<void> {
    const start = this.#built?.start
    if (!start) return this.set({ kind: 'closed', ways: [], problem: noStart })
    if ('sealed' in start) return this.set({ kind: 'closed', ways: [], isSealed: true })
    const { problem } = await explainFailure(() => this.begin(readStart(start)))
    if (problem !== undefined) this.set({ kind: 'closed', ways: [], problem })
  }

  private async begin(start: SiteStart): Promise<Problem> {
    await this.site?.begin(start)
    return this.show()
  }

  private async show(): Promise<Problem> {
    await this.site?.start()
    this.refreshState()
    return {}
  }

  private async resume(): Promise<void> {
    const account = await this.connection?.resume().catch((error: unknown) => {
      this.connection?.noteAnswer(error)
      return undefined
    })
    const { problem }: Problem = account ? await explainFailure(() => this.signedIn(account)) : {}
    this.refreshState()
    if (problem !== undefined && this.state.kind === 'closed') this.set({ ...this.state, problem })
  }

  private signIn(ask: (connection: HostConnection) => Promise<Account>): Promise<Problem> {
    return this.attempt(async () => {
      await this.opening
      if (!this.connection) return {}
      return this.signedIn(await ask(this.connection))
    })
  }

  private async signedIn(account: Account): Promise<Problem> {
    const site = this.site
    if (site?.isRead) await this.catchUp()
    else await site?.beginAtHost(account, this.branch).then(() => this.show())
    return {}
  }

  private attempt<Result extends Problem>(act: () => Promise<Result>): Promise<Result | Problem> {
    return explainFailure(act).finally(() => this.refreshState())
  }

  private letGo(): void {
    this.site?.close()
    this.site = undefined
    this.set({ kind: 'elsewhere' })
  }

  private refreshState(): void {
    const site = this.site
    if (this.state.kind === 'elsewhere' || !site) return
    const keeping = this.storage?.keeping ?? 'tab'
    this.set(describeState({ site, connection: this.connection, keeping, branch: this.branch }) ?? this.state)
  }

  private set(state: WebSiteState): void {
    this.state = state
    this.states.notify(state)
  }
}
