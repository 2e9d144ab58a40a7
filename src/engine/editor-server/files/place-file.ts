import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PublicFiles } from '../../check'
import { Failure } from '../../model/failure'
import { readSiteFileSync } from '../../site/read-file'
import { writeWholeSync } from '../../site/write-whole'
import type { FileKind } from '../../store/file-store'
import { isPublicAddress } from './file-name'
import { kindOf } from './kind-of'

/** Where files go that have no others of their kind to lie beside. */
const usualFolders: Record<FileKind, string> = {
  image: '/images',
  animation: '/animations',
  loop: '/loops',
  file: '/files',
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'))

/** Returns the outermost folder that most files of a kind lie in: "/images". */
function usualFolder(files: PublicFiles, kind: FileKind): string {
  const counts = new Map<string, number>()
  for (const [address, file] of files) {
    const folder = address.match(/^\/[^/]+(?=\/)/)?.[0]
    if (folder !== undefined && kindOf(address, file) === kind) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? usualFolders[kind]
}

/** Returns the folder that a new file comes into: that of the file it takes the place of, else where its kind is kept. */
export const chooseFolder = (files: PublicFiles, kind: FileKind, beside = ''): string =>
  files.has(beside) ? folderOf(beside) : usualFolder(files, kind)

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Finds the file of public/ that holds the same bytes as one of these: the one that was sent, or what was made of it. */
export function findSame(root: string, files: PublicFiles, contents: readonly Uint8Array[]): string | undefined {
  const hashes = new Set(contents.map(hashOf))
  const lengths = new Set(contents.map(({ length }) => length))
  return [...files].find(
    ([address, { bytes }]) =>
      lengths.has(bytes) &&
      existsSync(join(root, address)) &&
      hashes.has(hashOf(readSiteFileSync(join(root, address)))),
  )?.[0]
}

/**
 * Returns the path of an address in public/, whose folder is made if it is not there. Throws a Failure for an address
 * that leads out of it, by dots or by a symbolic link, or that would be hidden.
 */
export function pathIn(root: string, address: string): string {
  const path = join(root, address)
  const refuse = () => {
    throw new Failure(`"${address}" does not lie in the public folder. Nothing was changed.`)
  }
  if (!isPublicAddress(address)) refuse()
  mkdirSync(root, { recursive: true })
  // What is not there yet is made below what is: no symbolic link may lead from there to elsewhere.
  let there = dirname(path)
  while (!existsSync(there)) there = dirname(there)
  if (realpathSync(there) !== join(realpathSync(root), there.slice(root.length))) refuse()
  mkdirSync(dirname(path), { recursive: true })
  return path
}

/** Writes a new file whole, through to the disk. */
export function writeNewFile(path: string, bytes: Uint8Array): void {
  writeWholeSync(path, (unfinished) => writeFileSync(unfinished, bytes, { flag: 'wx', mode: 0o644, flush: true }))
}
