import { copyFile, link, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFile } from './hash-file'
import type { Output } from './output'

/** Keeps or copies a file. On this machine its size and the time of its last change stand for its content. */
async function takeFile(output: Output, from: string, file: string): Promise<void> {
  const { size, mtimeMs } = await stat(from)
  const key = `${size} ${mtimeMs}`
  if (!output.keep(file, key)) await copyFile(from, output.stage(file, key, await hashFile(from, size)))
}

/** Takes over the files of a folder, where there is one; `name` says what each is called in the site, if it goes there. */
export async function takeFolder(
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
    if (file) await takeFile(output, path, file)
  }
}

/**
 * Takes over a file that never changes in its place: its name stands for its content unless `key` and `content` do (see
 * Output.stage). It is linked where the disk can do that: nothing is written twice.
 */
export async function linkOrCopy(output: Output, from: string, file: string, key = file, content = key): Promise<void> {
  if (output.keep(file, key)) return
  const to = output.stage(file, key, content)
  await link(from, to).catch(() => copyFile(from, to))
}
