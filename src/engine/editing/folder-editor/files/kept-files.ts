import { constants, copyFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import { kindAt, makeIgnoredFolder } from '../../../folders/site-folder/git-ignored-folder'
import type { TakenFile } from '../../edited-site/file-store'
import { isKeptName } from '../../edited-site/files/file-name'
import { explainLostFile, explainTaken } from '../../edited-site/files/sentences'
import type { JournalEntry } from '../../edited-site/journal/entries'
import { readRejected } from '../journal/rejected-lines'
import { explainDisk, explainNoFile } from '../sentences'
import { pathIn } from './place-file'

/** Also true for a dangling link. */
export const isPresent = (path: string): boolean => kindAt(path) !== undefined

/** Moves a file to a free name; to another disk it is copied. */
function moveFile(from: string, to: string): void {
  if (isPresent(to)) throw new Error(`${to} already exists.`)
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    rmSync(from)
  }
}

/** Bytes. */
const maxRejected = 8_000_000

export class KeptFiles {
  private readonly folder: string

  constructor(
    private readonly journal: string,
    private readonly root: string,
  ) {
    this.folder = join(journal, 'files')
  }

  /** Moves a file out of public/; does nothing if it is gone. Throws a Failure. */
  take = ({ address, kept }: TakenFile): void =>
    this.move(address, (path) => {
      const stats = kindAt(path)
      if (stats && !stats.isFile()) throw new Failure(explainNoFile(address))
      if (stats) moveFile(path, join(this.folder, kept))
    })

  /** Restores a file; does nothing if it exists. Throws a Failure. */
  putBack = ({ address, kept }: TakenFile): void =>
    this.move(address, (path) => {
      const from = join(this.folder, kept)
      const isKept = kindAt(from)?.isFile() === true
      if (isPresent(path) && isKept) throw new Failure(explainTaken(address))
      if (isPresent(path)) return
      if (!isKept) throw new Failure(explainLostFile(address))
      moveFile(from, path)
    })

  /** Deletes the files that no line of the journal names, not even a rejected one. */
  prune(entries: readonly JournalEntry[]): void {
    if (!isPresent(this.folder)) return
    const named = new Set(entries.map(({ taken }) => taken?.kept))
    const rejected = readRejected(this.journal, maxRejected)
    for (const name of readdirSync(this.folder))
      if (isKeptName(name) && !named.has(name) && !rejected.includes(name))
        rmSync(join(this.folder, name), { force: true })
  }

  private move(address: string, act: (path: string) => void): void {
    try {
      makeIgnoredFolder(this.journal, 'files')
      act(pathIn(this.root, address))
    } catch (error) {
      if (error instanceof Failure) throw error
      console.error((error as Error).message)
      throw new Failure(explainDisk(address, error))
    }
  }
}
