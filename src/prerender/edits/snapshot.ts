import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ContentText } from '../../compile/content-text'

/** What a build remembers of the content of the site that it has left in a folder. */
export interface SnapshotNotes extends Omit<ContentText, 'bytes'> {
  /** The name of that site. */
  id: string
  /** Stands for the code that built it. */
  code: string
  /** Stands for everything else that the site was made from; see circumstances.ts. */
  circumstances: string
  /** How many pictures of pixels the pages show. */
  pictures: number
  /** The paths of pages whose blocks other pages show. */
  lookedAt: string[]
}

/** The notes, and the bytes of pages.json as it was. */
export interface Snapshot extends SnapshotNotes {
  bytes: Buffer
}

const fileOf = (cache: string, out: string): string =>
  join(cache, `${createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16)}.content`)

const lineEnd = 10

/** What this code has remembered of the site in an output folder; undefined when there is nothing that can be read. */
export async function readSnapshot(cache: string, out: string, code: string): Promise<Snapshot | undefined> {
  try {
    const file = await readFile(fileOf(cache, out))
    const end = file.indexOf(lineEnd)
    const notes = JSON.parse(file.toString('utf8', 0, end)) as SnapshotNotes
    return notes.code === code ? { ...notes, bytes: file.subarray(end + 1) } : undefined
  } catch {
    return undefined
  }
}

/** Remembers the content of the site in an output folder. The notes are the first line of the file, the text the rest. */
export async function writeSnapshot(
  cache: string,
  out: string,
  { bytes, ...notes }: SnapshotNotes & ContentText,
): Promise<void> {
  const path = fileOf(cache, out)
  await mkdir(cache, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, [Buffer.from(`${JSON.stringify(notes)}\n`), bytes], { mode: 0o600 })
  await rename(unfinished, path)
}
