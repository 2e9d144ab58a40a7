import { lstat, mkdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What turns the site that stands in a folder into the next one. Its new files lie beside it, in files/. */
export interface Patch {
  /** Files that are new or have changed, in the order in which they take their places. */
  write: string[]
  /** Files of the last site that the next one does not have. */
  remove: string[]
}

/** Where a patch waits from the moment that it is decided until it is done. */
export const patchOf = (out: string): string => `${out}.patch`

/** The name of the list in a patch's folder, and of the folder with its files. */
export const listName = 'patch.json'
export const filesName = 'files'

const hasCode = (error: unknown, ...codes: string[]) => codes.includes((error as NodeJS.ErrnoException).code ?? '')

const ignoreMissing = (error: unknown) => {
  if (!hasCode(error, 'ENOENT')) throw error
}

/**
 * What keeps a path below `out` from being a folder of the site: a symbolic link or a file on the way to it, which may
 * lead anywhere. `clear` are the folders that are known to be none.
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

/**
 * Puts one file in its place. What stands in its way leaves: a folder of that name, a file or a link where its folder
 * goes. Nothing is written through a link: a link of the file's own name is replaced, too.
 */
async function place(from: string, to: string, out: string, clear: Set<string>): Promise<void> {
  const obstacle = await findObstacle(dirname(to), out, clear)
  if (obstacle) await rm(obstacle)
  try {
    await rename(from, to)
  } catch (error) {
    // Done before the build was cut off, or its folder is missing.
    if (hasCode(error, 'ENOENT') && !(await stat(from).catch(() => undefined))) return
    if (hasCode(error, 'EISDIR', 'ENOTEMPTY', 'EEXIST')) await rm(to, { recursive: true })
    else if (hasCode(error, 'ENOENT')) await mkdir(dirname(to), { recursive: true })
    else throw error
    await rename(from, to)
  }
}

/** Removes a file or a link, and the folders that it leaves empty. */
async function remove(path: string, out: string, clear: Set<string>): Promise<void> {
  if (await findObstacle(dirname(path), out, clear)) return
  await rm(path, { force: true }).catch((error) => {
    // A folder of the new site stands there now.
    if (!hasCode(error, 'EISDIR', 'ERR_FS_EISDIR', 'EPERM', 'ENOTDIR')) throw error
  })
  for (let folder = dirname(path); folder.length > out.length; folder = dirname(folder)) {
    if (
      await rmdir(folder).then(
        () => false,
        () => true,
      )
    )
      return
    clear.delete(folder)
  }
}

/**
 * Carries out the patch that waits beside `out`, if there is one. Each file changes in one step, nothing that is still
 * linked to is missing at any moment, and what a kill cuts off the next call finishes: the folder always holds a site.
 */
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
