import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { TakenFile } from '../../edits/files'
import type { JournalEntry } from '../../edits/journal'
import { Failure } from '../../model/failure'
import { pathIn } from './place-file'
import { explainDisk, explainLost, explainTaken } from './sentences'

/** Whether anything has a name: a symbolic link that leads nowhere, too. */
export const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** Moves a file; to another disk it is copied. */
function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, to)
    rmSync(from)
  }
}

/** The files that were deleted in the editor: they are kept beside the journal, so that an undo puts them back. */
export class KeptFiles {
  readonly #folder: string

  constructor(
    journal: string,
    /** The folder public/. */
    private readonly root: string,
  ) {
    this.#folder = join(journal, 'files')
  }

  /** Chooses the name by which a file is going to be kept. */
  nameFor = (address: string): TakenFile => ({
    address,
    kept: `${randomBytes(6).toString('hex')}-${basename(address)}`,
  })

  /** Takes a file out of public/. One that has gone already is no matter. Throws a Failure when it cannot be moved. */
  take = ({ address, kept }: TakenFile): void =>
    this.move(address, () => {
      const path = pathIn(this.root, address)
      mkdirSync(this.#folder, { recursive: true })
      if (isThere(path)) moveFile(path, join(this.#folder, kept))
    })

  /** Puts a file back. One that is there already is no matter. Throws a Failure when it cannot be put back. */
  putBack = ({ address, kept }: TakenFile): void =>
    this.move(address, () => {
      const path = pathIn(this.root, address)
      const from = join(this.#folder, kept)
      if (isThere(path) && existsSync(from)) throw new Failure(explainTaken(address))
      if (isThere(path)) return
      if (!existsSync(from)) throw new Failure(explainLost(address))
      moveFile(from, path)
    })

  /** Forgets the files that no deed of the journal can put back. */
  prune(entries: readonly JournalEntry[]): void {
    if (!existsSync(this.#folder)) return
    const named = new Set(entries.map(({ taken }) => taken?.kept))
    for (const name of readdirSync(this.#folder))
      if (!named.has(name)) rmSync(join(this.#folder, name), { force: true })
  }

  private move(address: string, act: () => void): void {
    try {
      act()
    } catch (error) {
      if (error instanceof Failure) throw error
      console.error((error as Error).message)
      throw new Failure(explainDisk(address, error))
    }
  }
}
