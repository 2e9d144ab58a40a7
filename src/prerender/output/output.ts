import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Failure } from '../../model/failure'
import { isRunning, lock } from './lock'
import { applyPatch, filesName, listName, type Patch, patchOf } from './patch'
import { readRecord, writeRecord } from './record'

/** Marks a folder as one that this build has made, so that no other folder is ever replaced. */
const markFile = '.site-build.json'

/** The folder to build into is not ours to replace. */
export class ForeignFolder extends Failure {}

/** What a finished build notes about itself in its folder. */
export interface BuildMark {
  /** The paths of its pages. */
  pages: string[]
}

/** What a publication has changed, in files. */
export interface Published {
  written: number
  kept: number
  removed: number
}

/** The folder that a site is built into, held by one build. Nothing in it changes before `publish`. */
export interface Output {
  /** What the build noted whose site stands there; undefined when there is none. */
  last?: BuildMark
  /** Whether a file of the last site has this key, which stands for its content. Then it stays as it is. */
  keep(file: string, key: string): boolean
  /** Notes a file of the next site and answers where to write it. */
  stage(file: string, key: string): string
  /** Turns the last site into the next one: what was neither kept nor staged goes. */
  publish(mark: BuildMark): Promise<Published>
  /** Lets other builds in. What was staged and not published is gone. */
  close(): Promise<void>
}

const stagingOf = (out: string): string => `${out}.building-${process.pid}`

/** Throws ForeignFolder unless a folder may be changed: it does not exist, is empty, or was made by a build. */
async function readMark(out: string): Promise<(BuildMark & { id: string }) | undefined> {
  const names = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    return ['a file']
  })
  if (names.length === 0) return undefined
  const mark = await readFile(join(out, markFile), 'utf8').catch(() => {
    throw new ForeignFolder(
      `${out} holds something that no build has made, so it is left alone. Name another folder with --out, or empty this one.`,
    )
  })
  try {
    const { id, pages } = JSON.parse(mark)
    return { id: String(id), pages: Array.isArray(pages) ? pages : [] }
  } catch {
    return { id: '', pages: [] }
  }
}

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

/** The files of a folder, as addresses without the first slash. */
function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries.flatMap((entry) =>
      entry.isFile()
        ? [
            join(entry.parentPath, entry.name)
              .slice(folder.length + 1)
              .replaceAll('\\', '/'),
          ]
        : [],
    ),
  )
}

/** Pages come after what they show: at every moment of a publication each page finds its files. */
const inOrder = (files: Iterable<string>): string[] => {
  const all = [...files]
  return [...all.filter((file) => !file.endsWith('.html')), ...all.filter((file) => file.endsWith('.html'))]
}

/**
 * Takes a folder for one build: waits for another build that holds it, finishes a publication that was cut off, and
 * reads what stands there. `cache` is where builds keep the keys of their files. Throws ForeignFolder.
 */
export async function openOutput(out: string, cache: string, notify: (line: string) => void): Promise<Output> {
  await mkdir(dirname(out), { recursive: true })
  const release = await lock(out, notify)
  try {
    await applyPatch(out)
    await removeStrays(out)
    const mark = await readMark(out)
    const known = mark && (await readRecord(cache, out, mark.id))
    const standing = mark ? listFiles(out) : new Set<string>()
    return createOutput(out, cache, mark, known ?? new Map(), standing, release)
  } catch (error) {
    await release()
    throw error
  }
}

function createOutput(
  out: string,
  cache: string,
  last: BuildMark | undefined,
  known: Map<string, string>,
  standing: Set<string>,
  release: () => Promise<void>,
): Output {
  const staging = stagingOf(out)
  const next = new Map<string, string>()
  const staged = new Set<string>()
  const folders = new Set<string>()
  const stage = (file: string, key: string): string => {
    next.set(file, key)
    staged.add(file)
    const path = join(staging, filesName, file)
    const folder = dirname(path)
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      folders.add(folder)
    }
    return path
  }
  return {
    last,
    keep(file, key) {
      if (known.get(file) !== key || !standing.has(file)) return false
      next.set(file, key)
      return true
    },
    stage,
    async publish(mark) {
      const remove = [...standing].filter((file) => file !== markFile && !next.has(file))
      const kept = next.size - staged.size
      const id = createHash('sha256')
        .update(JSON.stringify([...next].sort()))
        .digest('hex')
        .slice(0, 16)
      const write = [...inOrder(staged), markFile]
      await writeFile(stage(markFile, id), JSON.stringify({ id, ...mark }))
      await writeFile(join(staging, listName), JSON.stringify({ write, remove } satisfies Patch))
      next.delete(markFile)
      await writeRecord(cache, out, id, next)
      if (standing.size === 0) {
        // Nothing stands there yet: the whole site appears in one step.
        await rm(out, { recursive: true, force: true })
        await rename(join(staging, filesName), out)
      } else {
        await rename(staging, patchOf(out))
        await applyPatch(out)
      }
      return { written: write.length - 1, kept, removed: remove.length }
    },
    async close() {
      if (await stat(staging).catch(() => undefined)) await rm(staging, { recursive: true, force: true })
      await release()
    },
  }
}
