import type { Stats } from 'node:fs'
import { copyFile, link, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFiles, timesFile } from '../../../base/shared-types/addresses'
import { readParts, withFile } from '../../../folders/site-folder/read-file'
import { readCleared } from './cleared-picture'
import { hashParts } from './hash'
import type { Output } from './output'
import { markerFile } from './site-marker'

/** Identifies the content of a file on one machine. */
const keyOf = ({ size, mtimeMs }: Stats) => `${size} ${mtimeMs}`

/** Returns whether notes were removed from it now: see removeMetadata. */
async function placeFile(output: Output, from: string, file: string): Promise<boolean> {
  if (output.keep(file, keyOf(await stat(from)))) return false
  return withFile(from, async (source, size) => {
    const key = keyOf(await source.stat())
    const cleared = await readCleared(source, size)
    const to = await open(output.stage(file, key, await hashParts(cleared ?? readParts(source, size))), 'w')
    try {
      for await (const part of cleared ?? readParts(source, size)) await to.writeFile(part)
    } finally {
      await to.close()
    }
    return cleared !== undefined
  })
}

/**
 * `name` returns undefined to leave a file out. The folder may be missing. Returns the files that were cleared of
 * notes.
 */
export async function placeFolder(
  output: Output,
  folder: string,
  name: (file: string) => string | undefined,
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const cleared: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(folder.length + 1).replaceAll('\\', '/')
    const named = name(file)
    if (named && (await placeFile(output, path, named))) cleared.push(file)
  }
  return cleared
}

export async function linkOrCopy(output: Output, from: string, file: string): Promise<void> {
  if (output.keep(file, file)) return
  const to = output.stage(file, file)
  await link(from, to).catch(() => copyFile(from, to))
}

interface PublicFilesInput {
  folder: string
  addresses: Iterable<string>
  /** Only copies of these pictures are served. */
  replaced: Set<string>
  /** The files of pages and redirects take precedence. */
  paths: string[]
  nameOf: (file: string) => string
}

const ownFiles = ['sitemap.xml', 'robots.txt', '_headers', '_redirects', timesFile, markerFile]

/** Returns the addresses of pictures that were cleared of notes now. */
export async function placePublicFiles(
  output: Output,
  { folder, addresses, replaced, paths, nameOf }: PublicFilesInput,
): Promise<string[]> {
  const written = new Set([...ownFiles, ...paths.flatMap((path) => [path.slice(1), ...pageFiles(path)])])
  const wanted = new Set(addresses)
  const cleared = await placeFolder(output, folder, (file) => {
    const address = `/${file}`
    return wanted.has(address) && !replaced.has(address) && !written.has(file) ? nameOf(file) : undefined
  })
  return cleared.map((file) => `/${file}`).sort()
}
