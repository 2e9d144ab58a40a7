import { join } from 'node:path'
import { isFetchedByName, usedFiles } from '../../check/rules/unused-file'
import { Failure, isFailure } from '../../model/failure'
import { findFilePlaces } from '../../references/find-references'
import { type OpenSite, openSite } from '../../references/open-site'
import type { SiteChecker } from '../../site-check/site-checker'
import type { Answer, Change, EditCommand } from '../../store/command'
import type { Added, FileStore, NewFile, SiteFile, TakenFile } from '../../store/file-store'
import type { JournalEntry } from '../../store/journal/entries'
import type { StampOf } from '../deeds'
import type { JournalFile } from '../journal/journal-file'
import type { Revision } from '../journal/revisions'
import { explainJournal } from '../sentences'
import { freeAddress, readableName } from './file-name'
import { isThere, KeptFiles } from './kept-files'
import { describeUses, listFiles } from './list-files'
import { mostWidth } from './most-width'
import { chooseFolder, findSame, pathIn, writeNewFile } from './place-file'
import { prepareFile } from './prepare-file'
import { replaceEverywhere } from './replace-everywhere'
import { explainDisk, explainFetchedByName, explainOfExamples, explainUsed, noSuchFile } from './sentences'

/** What the store of a folder lends to the part of it that is about files. */
export interface Desk {
  site: string
  /** The folder of the journal. */
  folder: string
  journal: JournalFile
  checker: SiteChecker
  announce: (change: Change) => void
  /** Does one thing after the other; a Failure is an answer. */
  enqueue: <Result>(job: () => Promise<Result>) => Promise<Result | { kind: 'problem'; problem: string }>
  read: () => Promise<Revision>
  apply: (deed: EditCommand, window: string) => Promise<Answer>
  stampOf: StampOf
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

/** The files of public/: they are listed, added, named in the place of others, and taken away so that undo has them. */
export class SiteFiles implements FileStore {
  readonly #root: string
  readonly #kept: KeptFiles

  constructor(private readonly desk: Desk) {
    this.#root = join(desk.site, 'public')
    this.#kept = new KeptFiles(desk.folder, this.#root)
  }

  list = () =>
    this.desk.enqueue(async (): Promise<{ files: SiteFile[] }> => ({ files: listFiles((await this.open()).site) }))

  /** Adds a file. That is no deed: an undo takes back what names the file, and leaves the file, which nothing uses then. */
  async add(file: NewFile): Promise<Added> {
    const { schemas } = await this.desk.checker.tools()
    // A large picture takes seconds: meanwhile other things are done.
    const prepared = await prepareFile(file, mostWidth(schemas))
    if ('problem' in prepared) return { kind: 'problem', problem: prepared.problem }
    return this.desk.enqueue(async (): Promise<Added> => {
      this.desk.checker.forgetFiles()
      const { files } = await this.desk.checker.tools()
      const { bytes, ending, pixels, changes } = prepared
      const there = findSame(this.#root, files, [file.bytes, bytes])
      if (there !== undefined) return { kind: 'there', address: there }
      const taken = new Set([...files.keys()].map((address) => address.toLowerCase()))
      const address = freeAddress(
        chooseFolder(files, file.kind, file.beside),
        readableName(file.name, ending, file.kind === 'image' ? 'picture' : file.kind),
        (wanted) => taken.has(wanted) || isThere(join(this.#root, wanted)),
      )
      try {
        writeNewFile(pathIn(this.#root, address), bytes)
      } catch (error) {
        if (error instanceof Failure) throw error
        console.error((error as Error).message)
        return { kind: 'problem', problem: explainDisk(address, error) }
      }
      this.desk.checker.forgetFiles()
      return { kind: 'added', address, bytes: bytes.length, changes, ...(pixels && { pixels }) }
    })
  }

  replaceEverywhere = (from: string, to: string, page: string, window = '') =>
    this.desk.enqueue(async (): Promise<Answer> => {
      this.desk.checker.forgetFiles()
      const { site, now } = await this.open()
      for (const address of [from, to]) if (!site.content.files.has(address)) throw new Failure(noSuchFile(address))
      const label = `${nameOf(from)} replaced by ${nameOf(to)}`
      const edits = replaceEverywhere(site, from, to)
      return this.desk.apply({ label, page, revision: now.revision, edits }, window)
    })

  remove = (address: string, page: string, window = '') =>
    this.desk.enqueue(async (): Promise<Answer> => {
      this.desk.checker.forgetFiles()
      const { site, now } = await this.open()
      if (!site.content.files.has(address)) throw new Failure(noSuchFile(address))
      await this.demandUnused(site, address)
      const entry: JournalEntry = {
        ...{ ...this.desk.stampOf(window), label: `${nameOf(address)} deleted`, page },
        ...{ edits: [], inverse: [], taken: this.#kept.nameFor(address), state: 'done', revision: now.revision },
      }
      return this.step(entry, { kind: 'deed', entry }, this.#kept.take)
    })

  /** Puts the file of a deed back, or takes it away again. It runs when nothing else does. */
  async repeat(state: 'done' | 'undone', entry: JournalEntry & { taken: TakenFile }): Promise<Answer> {
    const { id, taken, label, revision } = entry
    const line = { kind: 'change', id, change: { state }, was: { state: entry.state } } as const
    this.desk.checker.forgetFiles()
    if (state === 'done') {
      await this.demandUnused((await this.open()).site, taken.address)
      return this.step(entry, line, this.#kept.take)
    }
    try {
      return await this.step(entry, line, this.#kept.putBack)
    } catch (error) {
      if (!isFailure(error)) throw error
      // As a conflict it can be given up, so that the undo before it comes next.
      const nothing = { pointer: '', expected: '', found: '' }
      return { kind: 'conflict', problem: error.message, ...nothing, isGone: true, entry: id, label, revision }
    }
  }

  private async open(): Promise<{ site: OpenSite; now: Revision }> {
    const { files, schemas } = await this.desk.checker.tools()
    const now = await this.desk.read()
    return { site: openSite(now.text, files, schemas), now }
  }

  /** Throws a Failure that names the places where a file is used. */
  private async demandUnused(site: OpenSite, address: string): Promise<void> {
    const uses = describeUses(site, findFilePlaces(site).get(address) ?? [])
    // A link may name a file by its whole address on the web.
    if (uses.count > 0 || usedFiles(site.content).has(address))
      throw new Failure(explainUsed(address, { ...uses, count: Math.max(uses.count, 1) }))
    const { schemas } = await this.desk.checker.tools()
    // The examples that new blocks and pages begin with are part of the schemas.
    const isOfExamples = JSON.stringify(schemas).includes(JSON.stringify(address))
    if (isOfExamples) throw new Failure(explainOfExamples(address))
    if (isFetchedByName(address)) throw new Failure(explainFetchedByName(address))
  }

  /** Writes a line of the journal, then moves the file of its deed. */
  private async step(
    { label, page, taken, revision }: JournalEntry,
    line: Parameters<JournalFile['add']>[0] & { kind: 'deed' | 'change' },
    move: (taken: TakenFile) => void,
  ): Promise<Answer> {
    const { journal, checker, announce } = this.desk
    try {
      journal.add(line)
    } catch (error) {
      return { kind: 'problem', problem: explainJournal(error) }
    }
    try {
      if (taken) move(taken)
    } catch (error) {
      journal.addAnyway({ kind: 'failed', line })
      throw error
    }
    this.#kept.prune(journal.state.entries)
    checker.forgetFiles()
    announce({ isOwn: true })
    return { kind: 'done', revision, label, page, edits: [] }
  }
}
