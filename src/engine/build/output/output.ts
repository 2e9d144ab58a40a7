import { createHash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type FolderListing, listFolder } from './list-files'
import { isRunning, lock } from './lock'
import { type BuildMark, type MarkFile, readMark, siteMark } from './mark'
import { applyPatch, filesName, listName, type Patch, patchOf } from './patch'
import { type FileRecord, readRecord, type SiteRecord, writeRecord } from './record'

/** What a publication has changed, in files. */
export interface Published {
  written: number
  kept: number
  removed: number
  /** The size of every file of the site in bytes, the mark's excepted. */
  bytes: Map<string, number>
  /** The name of the site, which its content gives it. */
  id: string
}

/** The folder that a site is built into, held by one build. Nothing in it changes before `publish`. */
export interface Output {
  /** What the build noted whose site stands there; undefined when there is none. */
  last?: BuildMark & { id: string }
  /** The key of a file of the last site that still stands. */
  keyOf(file: string): string | undefined
  /** Lets a file of the last site stay as it is, when it has this key. Returns what stands for its content, see `stage`. */
  keep(file: string, key: string): string | undefined
  /**
   * Notes a file of the next site and answers where to write it. `content` stands for its content wherever it is built,
   * where the key does not: the same files give the same mark.
   */
  stage(file: string, key: string, content?: string): string
  /** Notes a file of the next site that has been written already, see makeRoom, and answers where. */
  take(file: string, key: string): string
  /** Makes the folders that files of the next site go to, before they are staged. Returns the one that they begin in. */
  makeRoom(files: string[]): string
  /** Turns the last site into the next one: what was neither kept nor staged goes. */
  publish(mark: BuildMark): Promise<Published>
  /** Lets other builds in. What was staged and not published is gone. */
  close(): Promise<void>
}

/** The folder of a whole site. */
export interface SiteOutput extends Output {
  /** Lets every file of the last site stay as it is, until another is staged in its place. Returns whether all are there. */
  keepAll(): boolean
}

const stagingOf = (out: string): string => `${out}.building-${process.pid}`

/** Removes what killed builds have left. */
async function removeStrays(out: string): Promise<void> {
  const start = `${basename(out)}.building-`
  const names = await readdir(dirname(out)).catch(() => [])
  const strays = names.filter((name) => {
    const pid = name.startsWith(start) ? name.slice(start.length) : ''
    return /^\d+$/.test(pid) && (Number(pid) === process.pid || !isRunning(Number(pid)))
  })
  await Promise.all(strays.map((name) => rm(join(dirname(out), name), { recursive: true, force: true })))
}

/** Pages come after what they show: at every moment of a publication each page finds its files. */
const inOrder = (files: Iterable<string>): string[] => {
  const all = [...files]
  return [...all.filter((file) => !file.endsWith('.html')), ...all.filter((file) => file.endsWith('.html'))]
}

/**
 * Takes a folder for one build: waits for another build that holds it, finishes a publication that was cut off, and
 * reads what stands there. `cache` is where builds keep the keys of their files, `markFile` says what the folder is to
 * hold. Throws ForeignFolder.
 */
export async function openOutput(
  out: string,
  cache: string,
  notify: (line: string) => void,
  markFile: MarkFile = siteMark,
): Promise<SiteOutput> {
  await mkdir(dirname(out), { recursive: true })
  const release = await lock(out, notify)
  try {
    await applyPatch(out)
    await removeStrays(out)
    const mark = await readMark(out, markFile)
    const listing = mark ? listFolder(out) : { files: new Set<string>(), others: [] }
    const record = mark && (await readRecord(cache, out, mark.id, listing.files))
    return createOutput(out, cache, markFile, mark, record ?? { known: new Map(), isWhole: false }, listing, release)
  } catch (error) {
    await release()
    throw error
  }
}

/** Names a site by its content: the same files have the same name, wherever and however they were built. */
function idOf(files: Map<string, FileRecord>): string {
  const hash = createHash('sha256')
  for (const file of [...files.keys()].sort()) hash.update(`${file}\n${files.get(file)?.content}\n`)
  return hash.digest('hex').slice(0, 16)
}

function createOutput(
  out: string,
  cache: string,
  markFile: MarkFile,
  last: (BuildMark & { id: string }) | undefined,
  { known, isWhole }: SiteRecord,
  { files: standing, others }: FolderListing,
  release: () => Promise<void>,
): SiteOutput {
  const staging = stagingOf(out)
  const next = new Map<string, FileRecord>()
  const staged = new Set<string>()
  const folders = new Set<string>()
  const room = join(staging, filesName)
  // Plain names need no resolving, which would count for thousands of files.
  const place = (file: string) => `${room}/${file}`
  const makeFolderOf = (path: string) => {
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }
  const note = (file: string, record: FileRecord): string => {
    next.set(file, record)
    staged.add(file)
    return place(file)
  }
  const stage = (file: string, key: string, content = key): string => {
    const path = note(file, { key, content, bytes: 0 })
    makeFolderOf(path)
    return path
  }
  const keyOf = (file: string) => known.get(file)?.key
  return {
    last,
    keyOf,
    keep(file, key) {
      const last = known.get(file)
      if (!last || keyOf(file) !== key) return undefined
      next.set(file, last)
      return last.content
    },
    keepAll() {
      for (const [file, record] of known) next.set(file, record)
      return isWhole
    },
    stage,
    take: (file, key) => note(file, { key, content: key, bytes: statSync(place(file)).size }),
    makeRoom(files) {
      for (const file of files) makeFolderOf(place(file))
      return room
    },
    async publish(mark) {
      // A link that somebody has put into the last site goes; what it leads to stays as it is.
      const remove = [...standing, ...others].filter((file) => file !== markFile && !next.has(file))
      const kept = next.size - staged.size
      for (const file of staged) {
        const record = next.get(file) as FileRecord
        if (record.bytes === 0) next.set(file, { ...record, bytes: statSync(place(file)).size })
      }
      const id = idOf(next)
      const write = [...inOrder(staged), markFile]
      await writeFile(stage(markFile, id), JSON.stringify({ id, ...mark }))
      await writeFile(join(staging, listName), JSON.stringify({ write, remove } satisfies Patch))
      next.delete(markFile)
      await writeRecord(cache, out, id, next)
      if (standing.size === 0) {
        // Nothing stands there yet: the whole site appears in one step.
        await rm(out, { recursive: true, force: true })
        await rename(room, out)
      } else {
        await rename(staging, patchOf(out))
        await applyPatch(out)
      }
      const bytes = new Map([...next].map(([file, record]) => [file, record.bytes]))
      return { written: write.length - 1, kept, removed: remove.length, bytes, id }
    },
    async close() {
      if (await stat(staging).catch(() => undefined)) await rm(staging, { recursive: true, force: true })
      await release()
    },
  }
}
