import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { explainRefusal, Failure } from '../../base/shared-types/failure'
import { readSiteFileSync, Unreadable } from './read-file'
import { removeUnfinished, writeAtomicallySync } from './write-atomically'

export class NotWritten extends Failure {}

function writeThrough(path: string, text: string, mode: number): void {
  const file = openSync(path, 'wx', mode)
  try {
    writeFileSync(file, text)
    // The umask may have removed some of it.
    fchmodSync(file, mode)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Refuses a read-only file even to a superuser. */
function refuseReadOnly(path: string, mode: number): void {
  if ((mode & 0o222) === 0)
    throw new NotWritten(`${path} was not written: it is marked as read-only. Allow writing and try again.`)
  accessSync(path, constants.W_OK)
}

function holdsText(file: string, text: Buffer): boolean {
  try {
    return readSiteFileSync(file, text.length).equals(text)
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}

/** Atomic, and only if the file still holds `before`. Mode and symbolic link stay. Throws NotWritten. */
export function replaceFile(path: string, before: string, text: string): void {
  try {
    const file = realpathSync(path)
    const mode = statSync(file).mode & 0o7777
    refuseReadOnly(file, mode)
    removeUnfinished(file)
    writeAtomicallySync(file, (unfinished) => {
      writeThrough(unfinished, text, mode)
      if (!holdsText(file, Buffer.from(before)))
        throw new NotWritten(
          `${path} was not written, because another program has changed it. Save it there and try again.`,
        )
    })
  } catch (error) {
    if (error instanceof NotWritten) throw error
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new NotWritten(`${path} was not written and is as it was. ${explainRefusal(code) ?? `${message}.`}`)
  }
}
