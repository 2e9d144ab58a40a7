import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ContentText } from '../../compile/content-text'
import type { PageSources } from '../../compile/page-sources'

/** What a build remembers of the content of the site that it has left in a folder. */
interface SnapshotNotes extends Omit<ContentText, 'bytes'> {
  /** The name of that site. */
  id: string
  /** Stands for the code that built it. */
  code: string
  /** Stands for everything else that the site was made from; see circumstances.ts. */
  circumstances: string
  /** How many pictures of pixels the pages show. */
  pictures: number
  /** See PageSources. */
  lookedAt: string[]
  lists: [collection: string, paths: string[]][]
}

/** The notes, and the bytes of pages.json as it was. */
export interface Snapshot extends Omit<SnapshotNotes, 'lookedAt' | 'lists'> {
  /** Where the blocks of the pages have looked: in the content and nowhere else. */
  sources: PageSources
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
    const { lookedAt, lists, ...notes } = JSON.parse(file.toString('utf8', 0, end)) as SnapshotNotes
    if (notes.code !== code) return undefined
    const asked = lists.map(([collection, paths]) => [collection, new Set(paths)] as const)
    const sources = { pages: new Set(lookedAt), lists: new Map(asked), others: false }
    return { ...notes, sources, bytes: file.subarray(end + 1) }
  } catch {
    return undefined
  }
}

/** Remembers the content of the site in an output folder. The notes are the first line of the file, the text the rest. */
export async function writeSnapshot(
  cache: string,
  out: string,
  { bytes, sources, ...content }: Omit<Snapshot, 'bytes'> & ContentText,
): Promise<void> {
  const lists = [...sources.lists].map(([collection, paths]): [string, string[]] => [collection, [...paths]])
  const notes: SnapshotNotes = { ...content, lookedAt: [...sources.pages], lists }
  const path = fileOf(cache, out)
  await mkdir(cache, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, [Buffer.from(`${JSON.stringify(notes)}\n`), bytes], { mode: 0o600 })
  await rename(unfinished, path)
}
