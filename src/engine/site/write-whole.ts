import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Returns the process that writes an unfinished copy of `file`; undefined where a name is none of such a copy. */
function writerOf(name: string, file: string): number | undefined {
  const start = `.${basename(file)}.`
  const id = name.startsWith(start) && name.slice(start.length).match(/^(\d+)(?:-[\da-f]+)?\.new$/)?.[1]
  return id ? Number(id) : undefined
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** How old an unfinished copy is at most, in milliseconds: its process may have ended, and another have its number. */
const longestWriting = 60_000

/** Removes the unfinished copies of a file that a killed process has left beside it. */
export function removeUnfinished(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    const writer = writerOf(name, path)
    const copy = join(dirname(path), name)
    const found = writer === undefined ? undefined : lstatSync(copy, { throwIfNoEntry: false })
    if (writer === undefined || !found?.isFile()) continue
    if (!isRunning(writer) || Date.now() - found.mtimeMs > longestWriting) rmSync(copy, { force: true })
  }
}

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
