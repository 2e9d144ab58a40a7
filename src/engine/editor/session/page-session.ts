import type { SchemaBook } from '../../check/explain/schema-book'
import { carryKeys } from '../../dom/carry-keys'
import type { HalfTyped, Overview, PageText, Store } from '../../edits/store'
import { rawAt } from '../deeds/fields'
import { OpenPage } from '../page/open-page'
import { findPage } from './find-page'
import { Outbox } from './outbox'
import { Retry } from './retry'
import type { SessionState } from './state'
import { deedOf, isInFile } from './unsaved'

type Listener = () => void

/** Returns the blocks of a page as they are written. */
const rawsOf = (page: OpenPage): string[] => page.blocks.map(({ place }) => rawAt(page, place))

/**
 * The open page as the store has it, and what is chosen on it. What is typed is never refused: it waits in the outbox,
 * and is written as soon as that is possible.
 */
export class PageSession {
  state: SessionState
  /** What was typed and is not in the file yet. */
  readonly outbox: Outbox
  private readonly listeners = new Set<Listener>()
  private readonly retry = new Retry(() => void this.tryAgain())
  /** The name of the page that was open before. */
  protected last = '/'
  protected work: Promise<unknown> = Promise.resolve()

  constructor(
    protected readonly store: Store,
    readonly book: SchemaBook,
    name: string,
  ) {
    this.state = {
      name,
      isMissing: false,
      keys: [],
      saving: 0,
      unsaved: [],
      halfTyped: [],
      announcement: '',
      folded: { outline: false, fields: false },
    }
    this.outbox = new Outbox(store, (unsaved) => this.set({ unsaved }))
    store.subscribe(({ revision }) => {
      // The echo of an own write is no news once that was read.
      void this.enqueue(async () => revision === this.state.overview?.revision || (await this.readAndFlush()))
    })
    void this.open(name)
  }

  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getState = (): SessionState => this.state

  protected set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  protected enqueue<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.work.then(job)
    this.work = result.catch((error) => console.error(error))
    return result
  }

  /** Does a job when those before it are done; the bar says "Saving" until then. */
  protected enqueueDeed<Result>(job: () => Promise<Result>): Promise<Result> {
    this.set({ saving: this.state.saving + 1 })
    return this.enqueue(job).finally(() => this.set({ saving: this.state.saving - 1 }))
  }

  /** Whether nothing is typed or on its way: the editor may be loaded again. */
  get isIdle(): boolean {
    return this.outbox.isEmpty && this.state.saving === 0 && !this.state.conflict
  }

  /** Opens another page, by its name or by the path that it is shown at. */
  async open(name: string, chosen?: number): Promise<void> {
    if (name !== this.state.name) this.leavePage(name)
    await this.tryAgain()
    this.choose(chosen)
  }

  protected leavePage(name: string): void {
    this.last = this.state.name
    this.set({ name, page: undefined, isMissing: false, keys: [], chosen: undefined })
  }

  /** Chooses a block by its place on the page; undefined for the page's own fields. */
  choose(index: number | undefined): void {
    this.set({ chosen: index === undefined ? undefined : this.state.keys[index], part: undefined })
  }

  /** Shows the fields of a part of the site: its settings, a shared block. */
  choosePart(part: string): void {
    this.set({ chosen: undefined, part })
  }

  /** Folds a side of the editor away, or out again. */
  fold(side: keyof SessionState['folded'], isFolded: boolean): void {
    this.set({ folded: { ...this.state.folded, [side]: isFolded } })
  }

  announce(announcement: string): void {
    this.set({ announcement })
  }

  /** Reads the page and writes what waits. Returns whether the store has answered. */
  tryAgain = (): Promise<boolean> => this.enqueue(() => this.readAndFlush())

  protected async readAndFlush(): Promise<boolean> {
    const isRead = await this.read()
    if (isRead && (await this.flush())) this.goOn()
    return isRead
  }

  /** Says why nothing can be read or written at present, and tries again later. */
  protected wait(waits: string): false {
    if (this.state.waits === undefined) this.outbox.keep()
    this.set({ waits })
    this.retry.later()
    return false
  }

  protected goOn(): void {
    this.retry.done()
    this.set({ waits: undefined })
  }

  /** Reads the open page. Shows nothing where another one was opened meanwhile: that one is read next. */
  protected async read(): Promise<boolean> {
    const { name, overview: before } = this.state
    const isLeft = () => this.state.name !== name
    const text = await this.store.readPage(name)
    const overview = 'problem' in text ? await this.store.overview() : text
    if ('problem' in overview) return this.wait(overview.problem)
    if (overview.waits) return this.wait(overview.waits.message)
    if (isLeft()) return true
    const found = findPage(before, overview, name)
    if (found === undefined) {
      this.set({ overview, page: undefined, isMissing: true, keys: [], chosen: undefined })
      return true
    }
    const own = 'name' in text && found === text.name ? text : await this.store.readPage(found)
    if ('problem' in own) return this.wait(own.problem)
    if (isLeft()) return true
    this.show(own, before)
    return true
  }

  protected show(text: PageText, before: Overview | undefined): void {
    const { name, page: last, keys, halfTyped } = this.state
    const page = new OpenPage(text, this.book)
    this.set({
      name: text.name,
      page,
      overview: text,
      isMissing: false,
      keys: last ? carryKeys(rawsOf(last), keys, rawsOf(page)) : carryKeys([], [], rawsOf(page)),
      // Later ones are of this editor, or of one that is open beside it.
      halfTyped: before ? halfTyped : text.halfTyped,
      notice: text.notice,
    })
    this.outbox.follow(page, name)
    for (const draft of this.state.halfTyped) if (isInFile(page, draft)) this.dropHalfTyped(draft)
    if (last && last.text.path !== text.path) this.announce(`This page is now at ${text.path}`)
  }

  /** Writes what waits. Returns whether nothing has kept it from being written. */
  protected async flush(): Promise<boolean> {
    for (let next = this.outbox.next; next; next = this.outbox.next) {
      const deed = deedOf(next.open, next.text)
      const answer = deed.edits.length > 0 ? await this.store.apply(deed) : undefined
      if (answer?.kind === 'problem') return this.wait(answer.problem)
      const isRead = answer === undefined || answer.kind === 'refused' || (await this.read())
      this.outbox.settle(next, answer, this.state.page)
      if (!isRead) return false
      this.goOn()
      if (answer?.kind === 'done') this.set({ trouble: undefined })
    }
    return true
  }

  /** Reads another page than the open one; undefined where it is not there or cannot be read. */
  async readOther(name: string): Promise<OpenPage | undefined> {
    if (name === this.state.name) return this.state.page
    const text = await this.store.readPage(name)
    return 'problem' in text ? undefined : new OpenPage(text, this.book)
  }

  /** Reads the page that something was done on; the open one, where that page has another name by now. */
  protected async goTo(name: string): Promise<void> {
    const { name: last } = this.state
    if (name !== last) this.leavePage(name)
    await this.read()
    if (!this.state.isMissing || name === last) return
    this.leavePage(last)
    await this.read()
  }

  closeNotice(): void {
    this.set({ notice: undefined })
    void this.store.closeNotice()
  }

  /** Drops words that were offered again. */
  dropHalfTyped({ page, pointer }: HalfTyped): void {
    this.set({ halfTyped: this.state.halfTyped.filter((one) => one.pointer !== pointer || one.page !== page) })
    void this.store.dropDraft(page, pointer)
  }
}
