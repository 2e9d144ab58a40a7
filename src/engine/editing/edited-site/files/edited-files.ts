import { readJson } from '../../../base/json-parser'
import { isFailure } from '../../../base/shared-types/failure'
import { asObject } from '../../../base/shared-types/json'
import type { CommandAnswer, EditCommand, EditorChange } from '../command'
import type { StampOf } from '../commands/command-runner'
import { loadLate } from '../commands/load-late'
import type { Added, FileStore, NewFile, Replacing, SiteFile, TakenFile } from '../file-store'
import type { JournalEntry } from '../journal/entries'
import type { StepLine } from '../journal/journal-lines'
import { addAnyway } from '../journal/journaled-text'
import type { Revision } from '../journal/revision-steps'
import type { FileKeeper, Journal, TextChecker } from '../keepers'
import { freeAddress, keptNameOf, readableName } from './file-name'
import { maxWidth } from './max-width'
import type { NamedFiles } from './named-files'
import { chooseFolder, findSame } from './place-file'

export interface SiteParts {
  files: FileKeeper
  journal: Journal
  checker: TextChecker
  announce: (change: EditorChange) => void
  newId: () => string
  /** Does one thing after the other; a Failure becomes an answer. */
  enqueue: <Result>(job: () => Promise<Result>) => Promise<Result | { kind: 'problem'; problem: string }>
  read: () => Promise<Revision>
  run: (command: EditCommand, window: string) => Promise<CommandAnswer>
  stampOf: StampOf
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

export class EditedFiles implements FileStore {
  constructor(private readonly parts: SiteParts) {}

  list = () =>
    this.parts.enqueue(async (): Promise<{ files: SiteFile[] }> => {
      const days = await this.parts.files.days?.()
      return { files: (await this.open()).named.list(days) }
    })

  /** Adding is no step of undo: an undo removes what names the file, and the file stays unused. */
  async add(file: NewFile): Promise<Added> {
    const { files: keeper, checker, enqueue, read } = this.parts
    // A large picture takes seconds, in which other commands run.
    const prepared = await keeper.prepare(file, maxWidth(await checker.schemas()))
    if ('problem' in prepared) return { kind: 'problem', problem: prepared.problem }
    return enqueue(async (): Promise<Added> => {
      keeper.refresh()
      const files = await keeper.facts()
      const { bytes, extension, pixels, changes } = prepared
      const same = await findSame(keeper, files, [file.bytes, bytes])
      if (same !== undefined) return { kind: 'there', address: same }
      const { language } = asObject(asObject(readJson((await read()).text).value).site)
      const taken = new Set([...files.keys()].map((address) => address.toLowerCase()))
      const address = freeAddress(
        chooseFolder(files, file.kind, file.sameFolderAs),
        readableName(file.name, extension, file.kind === 'image' ? 'picture' : file.kind, language),
        (wanted) => taken.has(wanted) || keeper.isTaken(wanted),
      )
      await keeper.write(address, bytes)
      return { kind: 'added', address, bytes: bytes.length, changes, ...(pixels && { pixels }) }
    })
  }

  /** Files for a change that is refused are removed again. */
  async bringBack(
    files: ReadonlyMap<string, Uint8Array>,
    change: () => Promise<CommandAnswer>,
  ): Promise<CommandAnswer> {
    const { files: keeper, journal, newId } = this.parts
    for (const [address, bytes] of files) await keeper.write(address, bytes)
    const answer = await change()
    if (files.size === 0 || answer.kind === 'done') return answer
    for (const address of files.keys()) await keeper.take({ address, kept: keptNameOf(address, newId()) })
    keeper.prune(journal.state.entries)
    return answer
  }

  replaceEverywhere = (from: string, to: string, { page, withoutDrawn = false }: Replacing, window = '') =>
    this.parts.enqueue(async (): Promise<CommandAnswer> => {
      this.parts.files.refresh()
      const { named, now } = await this.open()
      const label = `${nameOf(from)} replaced by ${nameOf(to)}`
      const edits = named.replace(from, to, withoutDrawn)
      return this.parts.run({ label, page, revision: now.revision, edits }, window)
    })

  remove = (address: string, page: string, window = '') =>
    this.parts.enqueue(async (): Promise<CommandAnswer> => {
      this.parts.files.refresh()
      const { named, now } = await this.open()
      named.requireHere(address)
      named.requireUnneeded(address)
      const taken = { address, kept: keptNameOf(address, this.parts.newId()) }
      const entry: JournalEntry = {
        ...{ ...this.parts.stampOf(window), label: `${nameOf(address)} deleted`, page },
        ...{ edits: [], inverse: [], taken, state: 'done', revision: now.revision },
      }
      return this.step(entry, { kind: 'command', entry }, this.parts.files.take)
    })

  /** Adds a file of a former version that nothing needs. */
  restore(
    [address, bytes]: [string, Uint8Array],
    { label, page, revision }: EditCommand,
    window: string,
  ): Promise<CommandAnswer> {
    const { files, newId, stampOf } = this.parts
    const entry: JournalEntry = {
      ...{ ...stampOf(window), label, page, revision, edits: [], inverse: [], state: 'done' },
      ...{ taken: { address, kept: keptNameOf(address, newId()) }, isBack: true },
    }
    return this.step(entry, { kind: 'command', entry }, () => files.write(address, bytes))
  }

  async repeat(state: 'done' | 'undone', entry: JournalEntry & { taken: TakenFile }): Promise<CommandAnswer> {
    const { files } = this.parts
    const { id, taken, isBack = false, label, revision } = entry
    const line = { kind: 'change', id, change: { state }, was: { state: entry.state } } as const
    files.refresh()
    try {
      if ((state === 'undone') !== isBack) return await this.step(entry, line, files.putBack)
      const { named } = await this.open()
      // Before it came back, the site was without it.
      if (isBack) named.requireUnused(taken.address)
      else named.requireUnneeded(taken.address)
      return await this.step(entry, line, files.take)
    } catch (error) {
      if (!isFailure(error) || state === 'done') throw error
      // As a conflict it can be given up, so that the undo before it comes next.
      const nothing = { pointer: '', expected: '', found: '' }
      return { kind: 'conflict', problem: error.message, ...nothing, isGone: true, entry: id, label, revision }
    }
  }

  private async open(): Promise<{ named: NamedFiles; now: Revision }> {
    const { files, checker, read } = this.parts
    const { NamedFiles } = await loadLate(() => import('./named-files'))
    const [facts, schemas, validate] = [await files.facts(), await checker.schemas(), await checker.validator()]
    const now = await read()
    return { named: new NamedFiles({ text: now.text, files: facts, schemas, validate }), now }
  }

  private async step(
    { label, page, taken, revision }: JournalEntry,
    line: StepLine,
    move: (taken: TakenFile) => Promise<void>,
  ): Promise<CommandAnswer> {
    const { journal, files, announce } = this.parts
    try {
      journal.add(line)
    } catch (error) {
      if (!isFailure(error)) throw error
      return { kind: 'problem', problem: error.message }
    }
    try {
      if (taken) await move(taken)
    } catch (error) {
      addAnyway(journal, { kind: 'failed', line })
      throw error
    }
    files.prune(journal.state.entries)
    announce({ isOwn: true })
    return { kind: 'done', revision, label, page, edits: [] }
  }
}
