import { escapeToken } from '../../../../base/shared-types/json'
import type { Edit } from '../../../../content/json-edits/edit'
import type { CommandAnswer } from '../../../edited-site/command'
import type { Store } from '../../../edited-site/store'
import type { PageState } from './page-state'
import type { PageSync } from './page-sync'
import { sayStepDone } from './say-step'

interface CommandRunner {
  save: <Result>(job: () => Promise<Result>) => Promise<Result>
  report: (answer: CommandAnswer, isUndo: boolean) => void
}

const placeOf = (edit: Edit): string => {
  if (edit.kind === 'move') return `${edit.pointer}/${edit.to}`
  return edit.kind === 'insert' ? `${edit.pointer}/${escapeToken(edit.key ?? String(edit.index))}` : edit.pointer
}

export class History {
  constructor(
    private readonly store: Store,
    private readonly page: PageState,
    private readonly sync: PageSync,
    private readonly run: CommandRunner,
  ) {}

  undo = (): Promise<void> => this.step(() => this.store.undo(), 'Undo')

  redo = (): Promise<void> => this.step(() => this.store.redo(), 'Redo')

  private step(act: () => Promise<CommandAnswer>, verb: 'Undo' | 'Redo'): Promise<void> {
    return this.run.save(async () => {
      await this.sync.flush()
      const answer = await act()
      if (answer.kind === 'done') {
        await this.sync.goTo(answer.page, answer)
        // Undo may have removed the page again.
        if (this.page.now.isMissing) await this.sync.goTo(this.page.previous)
        const words = sayStepDone(verb, answer.label)
        this.page.announce(words)
        this.page.set({ undone: { words } })
        this.chooseAround(answer.edits)
      }
      const { undo, redo } = this.page.now.overview ?? {}
      const isNothing = answer.kind === 'problem' && !answer.isAway && !(verb === 'Undo' ? undo : redo)
      if (isNothing) this.page.announce(answer.problem)
      else this.run.report(answer, verb === 'Undo')
    })
  }

  /** A block that was moved to another list was removed and inserted. */
  private chooseAround(edits: Edit[]): void {
    const edit = edits.find(({ kind }) => kind === 'insert') ?? edits[0]
    const block = edit && this.page.now.page?.blockAt(placeOf(edit))
    if (block) this.page.choose(block.index)
  }

  /** Undoes the command of another window with this id. */
  async closeElsewhere(id?: string): Promise<void> {
    this.page.set({ elsewhere: undefined })
    if (id !== undefined) await this.step(() => this.store.undo(id), 'Undo')
  }

  /** A command that could not be undone is skipped: the one before it comes next. */
  async closeConflict(): Promise<void> {
    const undone = this.page.now.conflict?.undone
    this.page.set({ conflict: undefined })
    if (undone !== undefined)
      await this.run.save(async () => (await this.store.skipUndo(undone)) && (await this.sync.read()))
  }
}
