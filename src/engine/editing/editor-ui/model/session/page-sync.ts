import type { Problem } from '../../../../base/shared-types/problem'
import type { CommandAnswer, FoundProblems } from '../../../edited-site/command'
import { findPage } from '../../../edited-site/find-page'
import type { PageText, TextDraft } from '../../../edited-site/overview'
import { problemsOnPage } from '../../../edited-site/problems-on-page'
import type { Store } from '../../../edited-site/store'
import { OpenPage } from '../page/open-page'
import type { Outbox } from './outbox'
import type { PageState } from './page-state'
import { Retry } from './retry'
import { type EditedField, isInFile, toWriteCommand } from './unsaved'

/** While the store does not answer, it says why and tries again. */
export class PageSync {
  private readonly retry: Retry
  /** The problems of the shown page, in the words of the check. */
  private problems: readonly Problem[] = []

  constructor(
    private readonly store: Store,
    private readonly state: PageState,
    private readonly outbox: Outbox,
    tryAgain: () => void,
  ) {
    this.retry = new Retry(tryAgain)
  }

  async readAndFlush(): Promise<boolean> {
    const isRead = await this.read()
    if (isRead && (await this.flush()) && (await this.saveTypingAgain())) this.resume()
    return isRead
  }

  /** Saves words again that could not be saved: their field may stay open for long. Returns whether nothing has prevented saving. */
  private async saveTypingAgain(): Promise<boolean> {
    const isDue = this.state.now.waits !== undefined && this.outbox.isWriting && this.outbox.typing?.isSaving
    return !isDue || this.saveTyping()
  }

  wait(waits: string): false {
    if (this.state.now.waits === undefined) this.outbox.keep()
    this.state.set({ waits })
    this.retry.later()
    return false
  }

  private resume(): void {
    this.retry.stop()
    this.state.set({ waits: undefined })
  }

  /**
   * Unless a command's answer holds it. Shows nothing if another page is opened during that: its own reading follows.
   */
  async read(answer?: CommandAnswer): Promise<boolean> {
    const { name, overview: before } = this.state.now
    const isLeft = () => this.state.now.name !== name
    const held = answer?.kind === 'done' && answer.page === name ? answer.text : undefined
    const text = held ?? (await this.store.readPage(name))
    const overview = 'problem' in text ? await this.store.overview() : text
    if ('problem' in overview) return this.wait(overview.problem)
    if (overview.waits) return this.wait(overview.waits.message)
    if (isLeft()) return true
    const found = findPage(before, overview, name)
    if (found === undefined) {
      this.state.showMissing(overview)
      return true
    }
    const own = 'name' in text && found === text.name ? text : await this.store.readPage(found)
    if ('problem' in own) return this.wait(own.problem)
    if (isLeft()) return true
    this.show(own)
    return true
  }

  /** Shows the problems of the text that is open. Returns false where another one is. */
  take({ revision, problems, hasWarnings }: FoundProblems): boolean {
    const { page, notice } = this.state.now
    if (page?.text.revision !== revision) return false
    const found = problemsOnPage(page.text, problems)
    if (hasWarnings !== page.text.hasWarnings || JSON.stringify(found) !== JSON.stringify(this.problems))
      this.show({ ...page.text, problems: found, hasWarnings, notice })
    return true
  }

  private show(text: PageText): void {
    const { name, overview } = this.state.now
    const page = this.state.show(text, overview)
    this.problems = text.problems
    this.outbox.follow(page, name)
    for (const draft of this.state.now.drafts) if (isInFile(page, draft)) this.dropRecovered(draft)
  }

  async flush(): Promise<boolean> {
    for (let next = this.outbox.next; next; next = this.outbox.next) {
      const command = toWriteCommand(next.open, next.text, next.visit)
      const answer = command.edits.length > 0 ? await this.store.apply(command) : undefined
      if (answer?.kind === 'problem') return this.wait(answer.problem)
      const isRead = answer === undefined || answer.kind === 'refused' || (await this.read(answer))
      this.outbox.handleAnswer(next, answer, await this.pageOf(next.open))
      if (!isRead) return false
      this.resume()
      if (answer?.kind === 'done') this.state.set({ trouble: undefined })
    }
    return true
  }

  /**
   * While their field is open. What the check refuses stays a draft until it is left. Returns whether the store
   * answered.
   */
  async saveTyping(): Promise<boolean> {
    const { typing } = this.outbox
    if (!typing) return true
    if (!(await this.flush())) return false
    const { text, visit } = typing
    typing.isSaving = true
    const command = toWriteCommand(this.outbox.compared(typing.open, this.state.now.page), text, visit)
    const answer = command.edits.length > 0 ? await this.store.apply(command) : undefined
    if (answer?.kind === 'problem') this.wait(answer.problem)
    if (answer?.kind === 'done') visit.entry = answer.entry ?? visit.entry
    const isSaved = answer === undefined || (answer.kind === 'done' && (await this.read(answer)))
    const page = await this.pageOf(typing.open)
    if (isSaved && page) this.outbox.noteSaved(typing, text, page)
    else this.outbox.keep()
    return answer?.kind !== 'problem'
  }

  /** Another page may be open by now. */
  private async pageOf({ page: { text } }: EditedField): Promise<OpenPage | undefined> {
    return (await this.readOther(this.outbox.presentName(text.name))) ?? this.state.now.page
  }

  async readOther(name: string): Promise<OpenPage | undefined> {
    if (name === this.state.now.name) return this.state.now.page
    const text = await this.store.readPage(name)
    return 'problem' in text ? undefined : new OpenPage(text, this.state.book)
  }

  /** Opens the page on which something was done. The open page stays if there is no page of that name any more. */
  async goTo(name: string, answer?: CommandAnswer): Promise<void> {
    const { name: last } = this.state.now
    if (name !== last) this.state.leave(name)
    await this.read(answer)
    if (!this.state.now.isMissing || name === last) return
    this.state.leave(last)
    await this.read()
  }

  dropRecovered({ page, pointer }: TextDraft): void {
    const { drafts } = this.state.now
    this.state.set({ drafts: drafts.filter((one) => one.pointer !== pointer || one.page !== page) })
    void this.store.dropDraft(page, pointer)
  }
}
