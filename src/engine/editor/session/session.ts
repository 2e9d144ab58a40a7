import type { SchemaBook } from '../../check/explain/schema-book'
import { carryKeys } from '../../dom/carry-keys'
import type { Edit } from '../../edits/edit'
import type { PageChange } from '../../edits/page-changes'
import type { Answer, HalfTyped, Overview, PageText, Store } from '../../edits/store'
import { rawAt } from '../deeds/fields'
import { OpenPage } from '../page/open-page'
import { FileDesk } from '../pictures/file-desk'
import { findPage } from './find-page'
import { Outbox } from './outbox'
import { Retry } from './retry'
import type { SessionState } from './state'
import { deedOfTask, type Task } from './task'
import { deedOf, isInFile, type OpenText, type Unsaved } from './unsaved'

type Listener = () => void

const isOver: Answer = {
  kind: 'problem',
  problem: 'What this was about is not there any more: somebody has removed or replaced it. Nothing was changed.',
}

/** Returns the blocks of a page as they are written. */
const rawsOf = (page: OpenPage): string[] => page.blocks.map(({ place }) => rawAt(page, place))

/**
 * The open page and what is being done to it. Deeds are done one after the other: each is made of the text that the one
 * before it has left.
 *
 * What is typed is never refused: it waits in the outbox, and is written as soon as that is possible. Any other deed is
 * refused with the sentence while the store fails. Nothing is lost by that, as the page looks as it did; done later, it
 * would change a page that its author may not be looking at any more.
 */
export class Session {
  state: SessionState
  /** What was typed and is not in the file yet. */
  readonly outbox: Outbox
  /** The files of public/. */
  readonly desk: FileDesk
  private readonly listeners = new Set<Listener>()
  private readonly retry = new Retry(() => void this.tryAgain())
  private work: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly store: Store,
    /** The addresses of the files in public/ at first. */
    files: readonly string[],
    readonly book: SchemaBook,
    path: string,
  ) {
    this.state = {
      path,
      isMissing: false,
      keys: [],
      saving: 0,
      unsaved: [],
      halfTyped: [],
      announcement: '',
      folded: { outline: false, fields: false },
    }
    this.outbox = new Outbox(store, (unsaved) => this.set({ unsaved }))
    this.desk = new FileDesk(this, store, files)
    store.subscribe(({ revision }) => {
      // The echo of an own write is no news once that was read.
      void this.enqueue(async () => revision === this.state.overview?.revision || (await this.readAndFlush()))
    })
    void this.open(path)
  }

  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getState = (): SessionState => this.state

  /** The addresses of the files in public/. */
  get files(): readonly string[] {
    return this.desk.addresses
  }

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  private enqueue<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.work.then(job)
    this.work = result.catch((error) => console.error(error))
    return result
  }

  /** Does a job when those before it are done; the bar says "Saving" until then. */
  private enqueueDeed<Result>(job: () => Promise<Result>): Promise<Result> {
    this.set({ saving: this.state.saving + 1 })
    return this.enqueue(job).finally(() => this.set({ saving: this.state.saving - 1 }))
  }

  /** Whether nothing is typed or on its way: the editor may be loaded again. */
  get isIdle(): boolean {
    return this.outbox.isEmpty && this.state.saving === 0 && !this.state.conflict
  }

  /** Opens another page. */
  async open(path: string, chosen?: number): Promise<void> {
    if (path !== this.state.path) this.leavePage(path)
    await this.tryAgain()
    this.choose(chosen)
  }

  private leavePage(path: string): void {
    this.set({ path, page: undefined, isMissing: false, keys: [], chosen: undefined })
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

  private async readAndFlush(): Promise<boolean> {
    const isRead = await this.read()
    if (isRead && (await this.flush())) this.goOn()
    return isRead
  }

  /** Says why nothing can be read or written at present, and tries again later. */
  private wait(waits: string): false {
    if (this.state.waits === undefined) this.outbox.keep()
    this.set({ waits })
    this.retry.later()
    return false
  }

  private goOn(): void {
    this.retry.done()
    this.set({ waits: undefined })
  }

  private async read(): Promise<boolean> {
    const { path, overview: before } = this.state
    const text = await this.store.readPage(path)
    const overview = 'problem' in text ? await this.store.overview() : text
    if ('problem' in overview) return this.wait(overview.problem)
    if (overview.waits) return this.wait(overview.waits.message)
    const found = findPage(before, overview, path)
    if (found === undefined) {
      this.set({ overview, page: undefined, isMissing: true, keys: [], chosen: undefined })
      return true
    }
    const own = found === path ? text : await this.store.readPage(found)
    if ('problem' in own) return this.wait(own.problem)
    this.show(own, before)
    return true
  }

  private show(text: PageText, before: Overview | undefined): void {
    const { path, page: last, keys, halfTyped } = this.state
    const page = new OpenPage(text, this.book)
    this.set({
      path: text.path,
      page,
      overview: text,
      isMissing: false,
      keys: last ? carryKeys(rawsOf(last), keys, rawsOf(page)) : carryKeys([], [], rawsOf(page)),
      // Later ones are of this editor, or of one that is open beside it.
      halfTyped: before ? halfTyped : text.halfTyped,
    })
    this.outbox.follow(page, path)
    for (const draft of this.state.halfTyped) if (isInFile(page, draft)) this.dropHalfTyped(draft)
    if (text.path !== path) this.announce(`This page is now at ${text.path}`)
  }

  /** Writes what waits. Returns whether nothing has kept it from being written. */
  private async flush(): Promise<boolean> {
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

  /** Does something to the open page, and returns what came of it. */
  do(task: Task): Promise<Answer | undefined> {
    const { chosen } = this.state
    return this.enqueueDeed(async () => {
      await this.flush()
      const deed = deedOfTask(task, this.state.page)
      if (deed?.edits.length === 0) return undefined
      const answer = deed ? await this.store.apply(deed) : isOver
      if (answer.kind === 'done' && (await this.read())) this.showDone(task, chosen)
      this.report(answer)
      return answer
    })
  }

  /** Reads another page than the open one; undefined where it is not there or cannot be read. */
  async readOther(path: string): Promise<OpenPage | undefined> {
    if (path === this.state.path) return this.state.page
    const text = await this.store.readPage(path)
    return 'problem' in text ? undefined : new OpenPage(text, this.book)
  }

  /** Says what a change of pages would do. */
  planPages = (change: PageChange) => this.store.planPages(change)

  /** Changes pages as a whole, and opens the page that it was about; with "stay" the open one stays. */
  changePages = (change: PageChange, then: 'go' | 'stay' = 'go'): Promise<Answer> =>
    this.act(() => this.store.changePages(change), then)

  /** Does something that the open page alone does not say how to. The caller says why it was refused, if it was. */
  act(act: () => Promise<Answer>, then: 'go' | 'stay' = 'stay'): Promise<Answer> {
    return this.enqueueDeed(async () => {
      await this.flush()
      const answer = await act()
      if (answer.kind === 'done') {
        // The open page may have another path by now.
        await this.read()
        if (then === 'go' && this.state.path !== answer.page) await this.goTo(answer.page)
      }
      const isSaidElsewhere = answer.kind === 'refused' || (answer.kind === 'problem' && !answer.isAway)
      if (!isSaidElsewhere) this.report(answer)
      return answer
    })
  }

  /** Shows what was done; a block that was chosen meanwhile stays chosen. */
  private showDone({ choose, isNew, said }: Task, before: string | undefined): void {
    const { page, chosen } = this.state
    if (choose !== undefined && chosen === before) this.choose(choose)
    if (choose !== undefined && isNew) this.set({ fresh: page?.blocks[choose]?.pointer })
    if (said && page) this.announce(said(page))
  }

  /** Shows why something was not done. */
  private report(answer: Answer, isUndo = false): void {
    if (answer.kind === 'problem' && answer.isAway) this.wait(answer.problem)
    else if (answer.kind === 'problem') this.set({ trouble: answer.problem })
    else if (answer.kind === 'refused') this.set({ trouble: answer.refused[0]?.message })
    else if (answer.kind === 'done') this.set({ trouble: undefined })
    else {
      const { label, problem: sentence, pointer, mine, found: theirs, isGone = false } = answer
      this.set({ conflict: { label, sentence, pointer, mine, theirs, isGone, isUndo } })
    }
  }

  /** Returns a field of the open page as one that is typed into from now on. */
  openText(pointer: string, label: string): OpenText | undefined {
    const { page } = this.state
    return page && { page, pointer, label }
  }

  /** Writes what was typed into a field, as soon as that is possible. */
  async write(open: OpenText | undefined, text: string): Promise<void> {
    if (open) this.outbox.put(open, text, this.state.page)
    await this.enqueueDeed(() => this.flush())
  }

  /** Writes a text over what somebody else has written in its place. */
  async insist(one: Unsaved): Promise<void> {
    if (this.state.page) this.outbox.insist(one, this.state.page)
    await this.enqueueDeed(() => this.flush())
  }

  /** Returns the check's sentence about what a field would hold; undefined where there is none. */
  async judge(open: OpenText, text: string): Promise<string | undefined> {
    const deed = deedOf(open, text)
    if (deed.edits.length === 0) return undefined
    const answer = await this.store.judge(deed)
    if (answer.kind === 'problem') this.wait(answer.problem)
    if (answer.kind !== 'refused') return undefined
    return (answer.refused.find(({ pointer }) => pointer === open.pointer) ?? answer.refused[0])?.message
  }

  /** Drops words that were offered again. */
  dropHalfTyped({ page, pointer }: HalfTyped): void {
    this.set({ halfTyped: this.state.halfTyped.filter((one) => one.pointer !== pointer || one.page !== page) })
    void this.store.dropDraft(page, pointer)
  }

  undo = (): Promise<void> => this.step(() => this.store.undo(), 'Taken back')
  redo = (): Promise<void> => this.step(() => this.store.redo(), 'Done again')

  private step(act: () => Promise<Answer>, verb: string): Promise<void> {
    return this.enqueueDeed(async () => {
      await this.flush()
      const answer = await act()
      if (answer.kind === 'done') {
        await this.goTo(answer.page)
        this.announce(`${verb}: ${answer.label}`)
        this.chooseAround(answer.edits)
      }
      this.report(answer, verb === 'Taken back')
    })
  }

  /** Reads the page that something was done on; the open one, where that page has another path by now. */
  private async goTo(path: string): Promise<void> {
    const { path: last } = this.state
    if (path !== last) this.leavePage(path)
    await this.read()
    if (!this.state.isMissing || path === last) return
    this.leavePage(last)
    await this.read()
  }

  /** Chooses the block that edits were made in. */
  private chooseAround(edits: Edit[]): void {
    const { page } = this.state
    const pointer = edits[0]?.pointer ?? ''
    const block = page?.blocks.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`))
    if (block) this.choose(block.index)
  }

  /** Takes note that the first text of a new block has been opened. */
  takeFresh(): void {
    this.set({ fresh: undefined })
  }

  /** Closes the card of a conflict. Where a deed was to be taken back, the one before it comes next. */
  closeConflict(): void {
    const isUndo = this.state.conflict?.isUndo
    this.set({ conflict: undefined })
    if (isUndo) void this.enqueue(async () => (await this.store.skipUndo()) && (await this.read()))
  }
}
