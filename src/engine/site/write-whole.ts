import { randomBytes } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** What is to stand in a file, or a function that writes it to a path. */
type Content<Written> = string | Uint8Array | ((path: string) => Written)

/** Readable by everybody unless `mode` says otherwise. */
interface WriteOptions {
  mode?: number
}

/** Returns the name under which a file is written until it is complete; no other process or thread uses it. */
const unfinishedName = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${process.pid}-${randomBytes(4).toString('hex')}.new`)

/** Whether a name in a folder is one that an unfinished copy of `file` has. */
export const isUnfinished = (name: string, file: string): boolean =>
  name.startsWith(`.${basename(file)}.`) && /\.\d+(?:-[\da-f]+)?\.new$/.test(name)

/**
 * Writes a file whole or not at all: a reader, and a command that is started after a crash, find the old content or the
 * new one. The folder must be there. Throws what the system does, and leaves nothing beside the file then.
 */
export async function writeWhole(
  path: string,
  content: Content<Promise<unknown>>,
  options: WriteOptions = {},
): Promise<void> {
  const unfinished = unfinishedName(path)
  try {
    await (typeof content === 'function' ? content(unfinished) : writeFile(unfinished, content, options))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The same, while the caller waits: see writeWhole. */
export function writeWholeSync(path: string, content: Content<void>, options: WriteOptions = {}): void {
  const unfinished = unfinishedName(path)
  try {
    if (typeof content === 'function') content(unfinished)
    else writeFileSync(unfinished, content, options)
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
