import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Each output folder has a file of its own, with the keys of the files that the last build left in it. */
const recordOf = (cache: string, out: string): string =>
  join(cache, `${createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16)}.json`)

/** The keys of an output folder's files, when they are those of the build with this id; undefined otherwise. */
export async function readRecord(cache: string, out: string, id: string): Promise<Map<string, string> | undefined> {
  try {
    const record = JSON.parse(await readFile(recordOf(cache, out), 'utf8')) as { id: string; files: [string, string][] }
    return record.id === id ? new Map(record.files) : undefined
  } catch {
    return undefined
  }
}

/** Keeps the keys of the files that the build with this id leaves in its folder. */
export async function writeRecord(cache: string, out: string, id: string, files: Map<string, string>): Promise<void> {
  const path = recordOf(cache, out)
  await mkdir(cache, { recursive: true })
  // Names of files can hold the access key of guarded pages.
  await writeFile(`${path}.${process.pid}`, JSON.stringify({ id, files: [...files] }), { mode: 0o600 })
  await rename(`${path}.${process.pid}`, path)
}
