import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRunning } from '../../../folders/site-folder/is-running'
import { lock } from './lock'
import { type Manifest, readManifest, writeManifest } from './manifest'
import { applyPatch, filesName, listName, type Patch, patchOf } from './patch'
import { markerFile, readMarker, type SiteMarker } from './site-marker'

export interface FolderListing {
  files: Set<string>
  /** Symbolic links, which are not followed, pipes and devices. */
  others: string[]
}

export function listFolder(folder: string): FolderListing {
  const listing: FolderListing = { files: new Set(), others: [] }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const address = path.slice(folder.length + 1).replaceAll('\\', '/')
    if (entry.isFile()) listing.files.add(address)
    else if (!entry.isDirectory()) listing.others.push(address)
  }
  return listing
}

export interface Published {
  written: number
  kept: number
  removed: number
  bytes: Map<string, number>
  /** See SiteMarker. */
  id: string
}

interface LastSite extends FolderListing {
  marker?: SiteMarker
  manifest: Manifest
}

const stagingFolderOf = (out: string): string => `${out}.building-${process.pid}`

async function removeAbandoned(out: string): Promise<void> {
  const start = `${basename(out)}.building-`
  const names = await readdir(dirname(out)).catch(() => [])
  const abandoned = names.filter((name) => {
    const pid = name.startsWith(start) ? name.slice(start.length) : ''
    return /^\d+$/.test(pid) && (Number(pid) === process.pid || !isRunning(Number(pid)))
  })
  await Promise.all(abandoned.map((name) => rm(join(dirname(out), name), { recursive: true, force: true })))
}

/** Pages come last, so that their files exist at every moment. */
const inOrder = (files: Iterable<string>): string[] => {
  const all = [...files]
  return [...all.filter((file) => !file.endsWith('.html')), ...all.filter((file) => file.endsWith('.html'))]
}

function idOf(manifest: Manifest): string {
  const hash = createHash('sha256')
  for (const file of [...manifest.keys()].sort()) hash.update(`${file}\n${manifest.get(file)?.content}\n`)
  return hash.digest('hex').slice(0, 16)
}

async function readLastSite(out: string, cache: string): Promise<LastSite> {
  const marker = await readMarker(out)
  if (!marker) return { files: new Set(), others: [], manifest: new Map() }
  const listing = listFolder(out)
  return { ...listing, marker, manifest: await readManifest(cache, out, marker.id, listing.files) }
}

/** Waits for other builds, and finishes an interrupted publication. Throws ForeignFolder. */
export async function openOutput(out: string, cache: string, notify: (line: string) => void): Promise<Output> {
  await mkdir(dirname(out), { recursive: true })
  const release = await lock(out, notify)
  try {
    await applyPatch(out)
    await removeAbandoned(out)
    return new Output(out, cache, await readLastSite(out, cache), release)
  } catch (error) {
    await release()
    throw error
  }
}

/** Nothing in the folder changes before `publish`. */
export class Output {
  readonly stagingFolder: string
  private readonly next: Manifest = new Map()
  private readonly staged = new Set<string>()
  private readonly folders = new Set<string>()

  constructor(
    private readonly out: string,
    private readonly cache: string,
    private readonly last: LastSite,
    private readonly release: () => Promise<void>,
  ) {
    this.stagingFolder = join(stagingFolderOf(out), filesName)
  }

  get lastPages(): string[] | undefined {
    return this.last.marker?.pages
  }

  lastFilesIn(folder: string): Map<string, string> {
    const entries = [...this.last.manifest].filter(([file]) => file.startsWith(`${folder}/`))
    return new Map(entries.map(([file, { key }]) => [file, key]))
  }

  placeOf(file: string): string {
    return `${this.staged.has(file) ? this.stagingFolder : this.out}/${file}`
  }

  keep(file: string, key: string): boolean {
    const entry = this.last.manifest.get(file)
    if (entry?.key !== key) return false
    this.next.set(file, entry)
    return true
  }

  keepAll(files: string[], key: string): boolean {
    if (files.some((file) => this.last.manifest.get(file)?.key !== key)) return false
    return files.every((file) => this.keep(file, key))
  }

  stage(file: string, key: string, content = key): string {
    this.next.set(file, { key, content, bytes: 0 })
    this.staged.add(file)
    // Not `join`: normalising the paths of thousands of files takes time.
    const path = `${this.stagingFolder}/${file}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!this.folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.folders.add(folder)
    return path
  }

  read(file: string): string {
    return readFileSync(join(this.staged.has(file) ? this.stagingFolder : this.out, file), 'utf8')
  }

  async publish(pages: string[]): Promise<Published> {
    const { out, cache, last, next } = this
    // A symbolic link in the last site is removed, its target is not.
    const remove = [...last.files, ...last.others].filter((file) => file !== markerFile && !next.has(file))
    for (const file of this.staged) {
      const entry = next.get(file)
      if (entry) entry.bytes = statSync(`${this.stagingFolder}/${file}`).size
    }
    const id = idOf(next)
    const write = [...inOrder(this.staged), markerFile]
    await writeFile(this.stage(markerFile, id), JSON.stringify({ id, pages } satisfies SiteMarker))
    next.delete(markerFile)
    await writeFile(join(stagingFolderOf(out), listName), JSON.stringify({ write, remove } satisfies Patch))
    await writeManifest(cache, out, id, next)
    await this.moveIntoPlace()
    const bytes = new Map([...next].map(([file, entry]) => [file, entry.bytes]))
    const written = write.length - 1
    return { written, kept: next.size - written, removed: remove.length, bytes, id }
  }

  private async moveIntoPlace(): Promise<void> {
    const { out, last, stagingFolder } = this
    if (last.files.size === 0) {
      // The first site appears in one step.
      await rm(out, { recursive: true, force: true })
      await rename(stagingFolder, out)
    } else {
      await rename(stagingFolderOf(out), patchOf(out))
      await applyPatch(out)
    }
  }

  async close(): Promise<void> {
    const folder = stagingFolderOf(this.out)
    if (await stat(folder).catch(() => undefined)) await rm(folder, { recursive: true, force: true })
    await this.release()
  }
}
