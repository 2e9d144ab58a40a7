import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** What a build remembers of a file that it has left in its folder. */
export interface FileRecord {
  /** Stands for its content, on this machine. */
  key: string
  /** Stands for its content anywhere. */
  content: string
  /** Its size: 0 for one that has still to be written. */
  bytes: number
}

/** The way in which records are written. One that an older version has left says nothing. */
const version = 2

/** As it is kept: the content is left out where the key says it, too. */
type Line = [file: string, key: string, bytes: number, content?: string]

/** Each output folder has a file of its own, with the keys of the files that the last build left in it. */
const recordOf = (cache: string, out: string): string =>
  join(cache, `${createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16)}.json`)

/** What is known of an output folder's files, when they are those of the build with this id; undefined otherwise. */
export async function readRecord(cache: string, out: string, id: string): Promise<Map<string, FileRecord> | undefined> {
  try {
    const record = JSON.parse(await readFile(recordOf(cache, out), 'utf8')) as {
      version?: number
      id: string
      files: Line[]
    }
    if (record.version !== version || record.id !== id) return undefined
    return new Map(record.files.map(([file, key, bytes, content = key]) => [file, { key, content, bytes }]))
  } catch {
    return undefined
  }
}

/** Keeps what is known of the files that the build with this id leaves in its folder. */
export async function writeRecord(
  cache: string,
  out: string,
  id: string,
  files: Map<string, FileRecord>,
): Promise<void> {
  const path = recordOf(cache, out)
  await mkdir(cache, { recursive: true })
  const lines = [...files].map(
    ([file, { key, content, bytes }]): Line => (content === key ? [file, key, bytes] : [file, key, bytes, content]),
  )
  // Names of files can hold the access key of guarded pages.
  await writeFile(`${path}.${process.pid}`, JSON.stringify({ version, id, files: lines }), { mode: 0o600 })
  await rename(`${path}.${process.pid}`, path)
}
