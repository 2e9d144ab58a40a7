import type { SchemaBook } from '../../../../content/schema-model/schema-book'
import type { CommandAnswer, EditorChange, Refused } from '../../../edited-site/command'
import { findNamed } from '../../../edited-site/find-page'
import type { TextDraft } from '../../../edited-site/overview'
import type { PageChange } from '../../../edited-site/page-changes'
import type { Store } from '../../../edited-site/store'
import { shownAfter } from './explain-answer'
import { History } from './history'
import { Outbox } from './outbox'
import { type PageCommand, toEditCommand } from './page-command'
import { PageState } from './page-state'
import { PageSync } from './page-sync'
import { Queue } from './queue'
import type { SessionState } from './session-state'
import {
  type EditedField,
  type FieldVisit,
  isSavedWhileTyped,
  toWriteCommand,
  type Unsaved,
  type WriteTyped,
} from './unsaved'

const isOver: CommandAnswer = {
  kind: 'problem',
  problem: 'This no longer exists: someone else has removed or replaced it. Nothing was changed.',
}

/**
 * Commands run one after the other, each on the text that the one before it has left. Typed text is never refused: it
 * waits in the outbox. A command is refused while the store does not answer: later, its author may look at another
 * page.
 */
export class Session {
  readonly outbox: Outbox
  readonly history: History
  private readonly page: PageState
  private readonly sync: PageSync
  private readonly queue = new Queue()

  constructor(
    private readonly store: Store,
    readonly book: SchemaBook,
    name: string,
  ) {
    this.page = new PageState(book, name)
    this.outbox = new Outbox(store, {
      onChange: (unsaved, isWriting) => this.page.set({ unsaved, isWriting }),
      onRest: () => void this.saveTyping(),
      onRevert: (visit) => void this.revert(visit),
    })
    this.sync = new PageSync(store, this.page, this.outbox, () => void this.tryAgain())
    const run = { save: this.save.bind(this), report: this.report.bind(this) }
    this.history = new History(store, this.page, this.sync, run)
    store.subscribe((change) => {
      void this.queue.add(async () => this.isRead(change) || (await this.sync.readAndFlush()))
    })
    void this.tryAgain()
  }

  get state(): SessionState {
    return this.page.now
  }

  getState = (): SessionState => this.page.now
  subscribe = (listener: () => void): (() => void) => this.page.observable.subscribe(listener)

  choose = (index: number | undefined): void => this.page.choose(index)
  choosePart = (part: string): void => this.page.choosePart(part)
  /** What was refused is being changed. */
  forgetTrouble = (): void => this.page.set({ trouble: undefined })
  showRedirect = (redirect: string | undefined): void => this.page.set({ redirect })
  fold = (side: keyof SessionState['folded'], isFolded: boolean): void => this.page.fold(side, isFolded)
  announce = (words: string): void => this.page.announce(words)

  private isRead = ({ revision, found }: EditorChange): boolean =>
    found ? this.sync.take(found) : revision !== undefined && revision === this.state.overview?.revision

  private save<Result>(job: () => Promise<Result>): Promise<Result> {
    this.page.set({ saving: this.state.saving + 1 })
    const run = async () => {
      const before = this.state.overview?.revision
      const result = await job()
      const isSaved = before !== undefined && this.state.overview?.revision !== before
      if (isSaved) this.page.set({ savedAt: Date.now() })
      return result
    }
    return this.queue.add(run).finally(() => this.page.set({ saving: this.state.saving - 1 }))
  }

  /** Saves what is typed in an open field, if it is words; anything else may be half of a value, and is kept as a draft. */
  private async saveTyping(): Promise<void> {
    const { typing } = this.outbox
    if (typing && isSavedWhileTyped(typing.open)) await this.save(() => this.sync.saveTyping())
    else this.outbox.keep()
  }

  /** Saves or keeps all that is typed, before another window writes. */
  async letGo(): Promise<void> {
    this.outbox.keep()
    await this.saveTyping()
    await this.tryAgain()
  }

  /** Undoes what was saved during a visit of a field. */
  private async revert(visit: FieldVisit): Promise<void> {
    await this.save(async () => {
      if (visit.entry === undefined) return
      const answer = await this.store.undo(visit.entry)
      if (answer.kind === 'done') await this.sync.read(answer)
      else this.report(answer, true)
    })
  }

  /** Whether nothing is typed or being saved: the editor may be reloaded. */
  get isIdle(): boolean {
    return this.outbox.isEmpty && this.state.saving === 0 && !this.state.conflict
  }

  async open(name: string): Promise<void> {
    const { overview } = this.state
    const isOpen = (overview && findNamed(overview, name)?.name) === this.state.name
    if (isOpen) this.page.set({ shown: overview?.made?.some(({ path }) => path === name) ? name : undefined })
    else if (name !== this.state.name) this.page.leave(name)
    await this.tryAgain()
    this.choose(undefined)
  }

  /** Returns whether the store has answered. */
  tryAgain = (): Promise<boolean> => this.queue.add(() => this.sync.readAndFlush())

  readOther = (name: string) => this.sync.readOther(name)

  do(command: PageCommand): Promise<CommandAnswer | undefined> {
    const { chosen } = this.state
    return this.save(async () => {
      await this.sync.flush()
      const made = toEditCommand(command, this.state.page)
      if (made?.edits.length === 0) return undefined
      const answer = made ? this.inLabels(await this.store.apply(made)) : isOver
      if (answer.kind === 'done' && (await this.sync.read(answer))) this.showDone(command, chosen)
      this.report(answer)
      return answer
    })
  }

  async planPages(change: PageChange) {
    const answer = await this.store.planPages(change)
    return answer.kind === 'plan' ? answer : this.inLabels(answer)
  }

  /** With "stay" the open page stays, otherwise the page of the change is opened. */
  changePages = (change: PageChange, then: 'go' | 'stay' = 'go'): Promise<CommandAnswer> =>
    this.act(() => this.store.changePages(change), then)

  /** Runs something that needs more than the open page. The caller shows why it was refused. */
  act(act: () => Promise<CommandAnswer>, then: 'go' | 'stay' = 'stay'): Promise<CommandAnswer> {
    return this.save(async () => {
      await this.sync.flush()
      const answer = this.inLabels(await act())
      if (answer.kind === 'done') {
        // The open page may have another name by now.
        await this.sync.read(answer)
        if (then === 'go' && this.state.name !== answer.page) await this.sync.goTo(answer.page, answer)
      }
      const isShownByCaller = answer.kind === 'refused' || (answer.kind === 'problem' && !answer.isAway)
      if (!isShownByCaller) this.report(answer)
      return answer
    })
  }

  /** Shows the result of a command. A block that was chosen while it ran stays chosen. */
  private showDone({ label, choose, isNew, isRemoval, announcement }: PageCommand, before: string | undefined): void {
    const { page, chosen } = this.state
    const block = page?.blocks.find(({ place }) => place === choose)
    if (block && chosen === before) this.choose(block.index)
    if (block && isNew) this.page.set({ fresh: block.pointer })
    if (isRemoval) this.page.set({ undone: { words: `${label}. Undo brings it back.` } })
    if (announcement && page) this.announce(announcement(page))
  }

  private inLabels(answer: CommandAnswer): CommandAnswer {
    const { page } = this.state
    if (answer.kind !== 'refused' || !page) return answer
    const say = (one: Refused) => ({ ...one, message: page.sayLabels(one.message, one.pointer) })
    return { ...answer, refused: answer.refused.map(say) }
  }

  private report(answer: CommandAnswer, isUndo = false): void {
    if (answer.kind === 'problem' && answer.isAway) this.sync.wait(answer.problem)
    else this.page.set(shownAfter(answer, isUndo))
  }

  openField(pointer: string, label: string, write?: WriteTyped): EditedField | undefined {
    const { page } = this.state
    return page && { page, pointer, label, write }
  }

  async write(open: EditedField | undefined, text: string): Promise<void> {
    if (open) this.outbox.put(open, text, this.state.page)
    await this.save(() => this.sync.flush())
  }

  /** Keeps what is typed and not complete as a thing to fix, which the message is about. */
  hold(open: EditedField | undefined, text: string, message: string): void {
    if (open) this.outbox.hold(open, text, { message }, this.state.page)
  }

  /** Waits for a value of a field that is still to be filled in: what it lacks is said when it is left, or on publishing. */
  await(open: EditedField | undefined, lacks: string): void {
    if (open) this.outbox.hold(open, '', { lacks }, this.state.page)
  }

  async overwrite(one: Unsaved): Promise<void> {
    if (this.state.page) this.outbox.acceptFile(one, this.state.page)
    await this.save(() => this.sync.flush())
  }

  /** Returns the check's message, after what is being written. */
  async validate(open: EditedField, text: string): Promise<string | undefined> {
    await this.queue.settled()
    const command = toWriteCommand(this.outbox.compared(open, this.state.page), text)
    if (command.edits.length === 0) return undefined
    const answer = await this.store.validate(command)
    if (answer.kind === 'problem') this.sync.wait(answer.problem)
    if (answer.kind !== 'refused') return undefined
    const refused = answer.refused.find(({ pointer }) => pointer === open.pointer) ?? answer.refused[0]
    return refused && open.page.sayLabels(refused.message, refused.pointer)
  }

  takeFresh = (): void => this.page.set({ fresh: undefined })

  closeNotice(): void {
    this.page.set({ notice: undefined })
    void this.store.closeNotice()
  }

  dropRecovered = (draft: TextDraft): void => this.sync.dropRecovered(draft)
}
