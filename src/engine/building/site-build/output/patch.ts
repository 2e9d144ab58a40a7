import { lstat, mkdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface Patch {
  write: string[]
  remove: string[]
}

export const patchOf = (out: string): string => `${out}.patch`

export const listName = 'patch.json'
export const filesName = 'files'

const hasCode = (error: unknown, ...codes: string[]) => codes.includes((error as NodeJS.ErrnoException).code ?? '')

const ignoreMissing = (error: unknown) => {
  if (!hasCode(error, 'ENOENT')) throw error
}

/**
 * Finds the first symbolic link or file on the path from `out` to a folder: nothing may be written through it. `clear`
 * holds the folders that have none.
 */
async function findObstacle(folder: string, out: string, clear: Set<string>): Promise<string | undefined> {
  if (folder.length <= out.length || clear.has(folder)) return undefined
  const above = await findObstacle(dirname(folder), out, clear)
  if (above) return above
  const stats = await lstat(folder).catch(ignoreMissing)
  if (stats && !stats.isDirectory()) return folder
  if (stats) clear.add(folder)
  return undefined
}

/** Writes nothing through a symbolic link. */
async function place(from: string, to: string, out: string, clear: Set<string>): Promise<void> {
  const obstacle = await findObstacle(dirname(to), out, clear)
  if (obstacle) await rm(obstacle)
  try {
    await rename(from, to)
  } catch (error) {
    // It was moved before an interruption, or its folder is missing.
    if (hasCode(error, 'ENOENT') && !(await stat(from).catch(() => undefined))) return
    if (hasCode(error, 'EISDIR', 'ENOTEMPTY', 'EEXIST')) await rm(to, { recursive: true })
    else if (hasCode(error, 'ENOENT')) await mkdir(dirname(to), { recursive: true })
    else throw error
    await rename(from, to)
  }
}

async function remove(path: string, out: string, clear: Set<string>): Promise<void> {
  if (await findObstacle(dirname(path), out, clear)) return
  await rm(path, { force: true }).catch((error) => {
    // It is a folder of the new site now.
    if (!hasCode(error, 'EISDIR', 'ERR_FS_EISDIR', 'EPERM', 'ENOTDIR')) throw error
  })
  for (let folder = dirname(path); folder.length > out.length; folder = dirname(folder)) {
    const isRemoved = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (!isRemoved) return
    clear.delete(folder)
  }
}

/** Each file changes atomically, no linked file is ever missing, and the next call finishes what was interrupted. */
export async function applyPatch(out: string): Promise<void> {
  const folder = patchOf(out)
  const text = await readFile(join(folder, listName), 'utf8').catch(ignoreMissing)
  if (!text) return
  const patch = JSON.parse(text) as Patch
  await mkdir(out, { recursive: true })
  const clear = new Set<string>()
  for (const file of patch.write) await place(join(folder, filesName, file), join(out, file), out, clear)
  for (const file of patch.remove) await remove(join(out, file), out, clear)
  await rm(folder, { recursive: true, force: true })
}
