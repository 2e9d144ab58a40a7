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
const version = 3

/** As it is kept: the content is left out where the key says it, too. */
type Line = [file: string, key: string, bytes: number, content?: string]

/** Each output folder has a file of its own, with the keys of the files that the last build left in it. */
const recordOf = (cache: string, out: string): string =>
  join(cache, `${createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16)}.json`)

/** A folder can be named by the access key of guarded pages, which no cache may hold: a hash stands for any name as long as one. */
const nameInRecord = (file: string): string =>
  /(?<![\w-])[\w-]{20,}\//.test(file) ? `sha256 ${createHash('sha256').update(file).digest('base64url')}` : file

/** What a build has recorded of the files in an output folder. */
export interface SiteRecord {
  /** Of each file that still stands, by its name. */
  known: Map<string, FileRecord>
  /** Whether every file of that build still stands. */
  isWhole: boolean
}

/** What is known of the files that stand in an output folder, when the build with this id left them; undefined otherwise. */
export async function readRecord(
  cache: string,
  out: string,
  id: string,
  standing: Iterable<string>,
): Promise<SiteRecord | undefined> {
  try {
    const record = JSON.parse(await readFile(recordOf(cache, out), 'utf8')) as {
      version?: number
      id: string
      files: Line[]
    }
    if (record.version !== version || record.id !== id) return undefined
    const lines = new Map(record.files.map((line) => [line[0], line]))
    const known = new Map<string, FileRecord>()
    for (const file of standing) {
      const [, key = '', bytes = 0, content = key] = lines.get(nameInRecord(file)) ?? []
      if (key) known.set(file, { key, content, bytes })
    }
    return { known, isWhole: lines.size > 0 && known.size === lines.size }
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
  const lines = [...files].map(([file, { key, content, bytes }]): Line => {
    const name = nameInRecord(file)
    return content === key ? [name, key, bytes] : [name, key, bytes, content]
  })
  await writeFile(`${path}.${process.pid}`, JSON.stringify({ version, id, files: lines }), { mode: 0o600 })
  await rename(`${path}.${process.pid}`, path)
}
