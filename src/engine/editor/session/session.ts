import type { SchemaBook } from '../../check/explain/schema-book'
import type { Edit } from '../../edits/edit'
import type { PageChange } from '../../edits/page-changes'
import type { Answer, Store } from '../../edits/store'
import { FileDesk } from '../pictures/file-desk'
import { PageSession } from './page-session'
import { deedOfTask, type Task } from './task'
import { deedOf, type OpenText, type Unsaved, type WriteTyped } from './unsaved'

const isOver: Answer = {
  kind: 'problem',
  problem: 'What this was about is not there any more: somebody has removed or replaced it. Nothing was changed.',
}

/**
 * What is being done to the open page. Deeds are done one after the other: each is made of the text that the one before
 * it has left.
 *
 * While the store fails a deed is refused with the sentence. Nothing is lost by that, as the page looks as it did; done
 * later, it would change a page that its author may not be looking at any more.
 */
export class Session extends PageSession {
  /** The files of public/. */
  readonly desk: FileDesk

  constructor(
    store: Store,
    /** The addresses of the files in public/ at first. */
    files: readonly string[],
    book: SchemaBook,
    name: string,
  ) {
    super(store, book, name)
    this.desk = new FileDesk(this, store, files)
  }

  /** The addresses of the files in public/. */
  get files(): readonly string[] {
    return this.desk.addresses
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
        // The open page may have another name by now.
        await this.read()
        if (then === 'go' && this.state.name !== answer.page) await this.goTo(answer.page)
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
    else if (answer.kind === 'elsewhere') this.set({ elsewhere: { id: answer.id, sentence: answer.problem } })
    else {
      const { label, problem: sentence, pointer, mine, found: theirs, isGone = false, entry } = answer
      this.set({ conflict: { label, sentence, pointer, mine, theirs, isGone, ...(isUndo && { undone: entry }) } })
    }
  }

  /** Returns a field of the open page as one that is typed into from now on. */
  openText(pointer: string, label: string, write?: WriteTyped): OpenText | undefined {
    const { page } = this.state
    return page && { page, pointer, label, write }
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

  /** Returns the check's sentence about what a field would hold, after what is on its way; undefined where there is none. */
  async judge(open: OpenText, text: string): Promise<string | undefined> {
    await this.work
    const deed = deedOf(this.outbox.compared(open, this.state.page), text)
    if (deed.edits.length === 0) return undefined
    const answer = await this.store.judge(deed)
    if (answer.kind === 'problem') this.wait(answer.problem)
    if (answer.kind !== 'refused') return undefined
    return (answer.refused.find(({ pointer }) => pointer === open.pointer) ?? answer.refused[0])?.message
  }

  undo = (): Promise<void> => this.step(() => this.store.undo(), 'Taken back')

  /** Closes the card of a deed of another window; with an id that deed is taken back. */
  async closeElsewhere(id?: string): Promise<void> {
    this.set({ elsewhere: undefined })
    if (id !== undefined) await this.step(() => this.store.undo(id), 'Taken back')
  }

  redo = (): Promise<void> => this.step(() => this.store.redo(), 'Done again')

  private step(act: () => Promise<Answer>, verb: string): Promise<void> {
    return this.enqueueDeed(async () => {
      await this.flush()
      const answer = await act()
      if (answer.kind === 'done') {
        await this.goTo(answer.page)
        // A page that was added is gone again.
        if (this.state.isMissing) await this.goTo(this.last)
        this.announce(`${verb}: ${answer.label}`)
        this.chooseAround(answer.edits)
      }
      this.report(answer, verb === 'Taken back')
    })
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
    const undone = this.state.conflict?.undone
    this.set({ conflict: undefined })
    if (undone !== undefined) void this.enqueue(async () => (await this.store.skipUndo(undone)) && (await this.read()))
  }
}
