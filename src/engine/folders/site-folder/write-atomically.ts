import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './is-running'

type Content<Written> = string | Uint8Array | ((path: string) => Written)

interface WriteOptions {
  mode?: number
}

const unfinishedName = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${process.pid}-${randomBytes(4).toString('hex')}.new`)

function writerOf(name: string, file: string): number | undefined {
  const start = `.${basename(file)}.`
  const id = name.startsWith(start) && name.slice(start.length).match(/^(\d+)(?:-[\da-f]+)?\.new$/)?.[1]
  return id ? Number(id) : undefined
}

/** Milliseconds. Another process may have the id of one that has ended. */
const maxWriteTime = 60_000

export function removeUnfinished(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    const writer = writerOf(name, path)
    const copy = join(dirname(path), name)
    const stats = writer === undefined ? undefined : lstatSync(copy, { throwIfNoEntry: false })
    if (writer === undefined || !stats?.isFile()) continue
    if (!isRunning(writer) || Date.now() - stats.mtimeMs > maxWriteTime) rmSync(copy, { force: true })
  }
}

/** After a crash, too, the file is either old or new. The folder must exist. */
export async function writeAtomically(
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

export function writeAtomicallySync(path: string, content: Content<void>, options: WriteOptions = {}): void {
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
