import type { Stats } from 'node:fs'
import { copyFile, link, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readParts, withFile } from '../../site/read-file'
import { hashFile } from './hash'
import type { Output } from './output'

/** On one machine a file that has kept its size and the time of its last change is the same. */
const keyOf = ({ size, mtimeMs }: Stats) => `${size} ${mtimeMs}`

/** Keeps or copies a file. Throws what reading it throws. */
async function placeFile(output: Output, from: string, file: string): Promise<void> {
  if (output.keep(file, keyOf(await stat(from)))) return
  await withFile(from, async (source, size) => {
    const key = keyOf(await source.stat())
    const to = await open(output.stage(file, key, await hashFile(source, size)), 'w')
    try {
      for await (const part of readParts(source, size)) await to.writeFile(part)
    } finally {
      await to.close()
    }
  })
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
