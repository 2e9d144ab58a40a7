import { copyFile, link, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFile } from './hash'
import type { Output } from './output'

/** Keeps or copies a file. On one machine a file that has kept its size and the time of its last change is the same. */
async function placeFile(output: Output, from: string, file: string): Promise<void> {
  const { size, mtimeMs } = await stat(from)
  const key = `${size} ${mtimeMs}`
  if (!output.keep(file, key)) await copyFile(from, output.stage(file, key, await hashFile(from, size)))
}

/** Places the files of a folder, where there is one; `name` says what each is called in the site, if it goes there. */
export async function placeFolder(
  output: Output,
  folder: string,
  name: (file: string) => string | undefined,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const file = name(path.slice(folder.length + 1).replaceAll('\\', '/'))
    if (file) await placeFile(output, path, file)
  }
}

/** Places a file whose name changes with its content. It is linked where the disk can do that: nothing is written twice. */
export async function linkOrCopy(output: Output, from: string, file: string): Promise<void> {
  if (output.keep(file, file)) return
  const to = output.stage(file, file)
  await link(from, to).catch(() => copyFile(from, to))
}
