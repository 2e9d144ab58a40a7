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
import { Failure } from '../model/failure'
import { readSiteFileSync, Unreadable } from './read-file'
import { removeUnfinished, writeWholeSync } from './write-whole'

/** A file could not be written. It is as it was; the message says why and what to do. */
export class NotWritten extends Failure {}

const reasons: Record<string, string> = {
  ENOSPC: 'There is no room left on the disk. Make room and try again.',
  EDQUOT: 'There is no room left for your files on this disk. Make room and try again.',
  EFBIG: 'The disk takes no file of this size.',
  EACCES: 'You have no permission to write to it or to its folder.',
  EPERM: 'You have no permission to write to it or to its folder.',
  EROFS: 'The disk can only be read.',
  EBUSY: 'Another program holds it. Close it there and try again.',
  ENOENT: 'There is no such file any more.',
}

/** Writes a new file to the disk itself, not only to what waits to be written. */
function writeThrough(path: string, text: string, mode: number): void {
  const file = openSync(path, 'wx', mode)
  try {
    writeFileSync(file, text)
    // What the user's mask took away.
    fchmodSync(file, mode)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A file that nobody may write to is left alone, even by a user who may do everything. */
function refuseReadOnly(path: string, mode: number): void {
  if ((mode & 0o222) === 0)
    throw new NotWritten(`${path} was not written: it is marked as read-only. Allow writing and try again.`)
  accessSync(path, constants.W_OK)
}

/** Whether a file holds a text. A longer one is not read. */
function holdsText(file: string, text: Buffer): boolean {
  try {
    return readSiteFileSync(file, text.length).equals(text)
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}

/**
 * Replaces the text of a file whole or not at all: whatever happens, the old text or the new one stands there. The file
 * keeps its mode, and a symbolic link stays one. `before` is the text that the change was made from: when something
 * else stands there by now, it is left alone. Throws NotWritten.
 */
export function replaceFile(path: string, before: string, text: string): void {
  try {
    const file = realpathSync(path)
    const mode = statSync(file).mode & 0o7777
    refuseReadOnly(file, mode)
    removeUnfinished(file)
    writeWholeSync(file, (unfinished) => {
      writeThrough(unfinished, text, mode)
      if (!holdsText(file, Buffer.from(before)))
        throw new NotWritten(
          `${path} was not written: it was changed by another program meanwhile. Save it there and try again.`,
        )
    })
  } catch (error) {
    if (error instanceof NotWritten) throw error
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new NotWritten(`${path} was not written and is as it was. ${reasons[code] ?? `${message}.`}`)
  }
}
