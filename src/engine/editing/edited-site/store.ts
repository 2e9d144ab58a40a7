import type { CommandAnswer, EditCommand, EditorChange, Kept } from './command'
import type { FileStore } from './file-store'
import type { Overview, PageText, TextDraft } from './overview'
import type { PageChange, PagePlan } from './page-changes'

export interface Store {
  readonly files: FileStore
  overview(): Promise<Overview | { problem: string }>
  readPage(name: string): Promise<PageText | { problem: string }>
  apply(command: EditCommand): Promise<CommandAnswer>
  validate(command: EditCommand): Promise<CommandAnswer | { kind: 'fine' }>
  /** Of a redirect it also says what the check refuses. */
  planPages(change: PageChange): Promise<PagePlan | Extract<CommandAnswer, { kind: 'problem' | 'refused' }>>
  /** Changes whole pages, and every place that names them, in one step of undo. */
  changePages(change: PageChange): Promise<CommandAnswer>
  /** Undoes the last command of this window, or the command of another window with an id. */
  undo(id?: string): Promise<CommandAnswer>
  redo(): Promise<CommandAnswer>
  /** Gives up an undo whose place has changed, so that the one before it is next. */
  skipUndo(id: string): Promise<Kept>
  /** After a crash these words are offered again. */
  keepDraft(draft: Omit<TextDraft, 'time'>): Promise<Kept>
  dropDraft(page: string, pointer: string): Promise<Kept>
  closeNotice(): Promise<Kept>
  /** After every change of the file, and when its warnings are known. Returns how to stop. */
  subscribe(onChange: (change: EditorChange) => void): () => void
}
