import type { FileSource } from '../../content/file-inspection/file-source'
import type { Inspection } from '../../content/file-inspection/inspect/inspection'
import { inspectFile } from '../../content/file-inspection/inspect-file'
import { openWithSharp } from './open-picture'
import { readAt, readSiteFile, withFile } from './read-file'

const sourceAt = (path: string, bytes: number): FileSource => ({
  ...{ name: path, bytes },
  read: (maxBytes) => readSiteFile(path, maxBytes),
  readEnds: (length) =>
    withFile(path, async (file, size) => {
      const part = Math.min(length, size)
      return { head: await readAt(file, 0, part), tail: await readAt(file, size - part, part) }
    }),
})

/** Undefined if the file has just been removed. */
export async function inspectFileAt(path: string, bytes: number): Promise<Inspection | undefined> {
  try {
    return await inspectFile(sourceAt(path, bytes), openWithSharp)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'EISDIR', 'ELOOP', 'ENOTFILE', 'EFBIG'].includes(code)) return undefined
    if (code === 'EACCES' || code === 'EPERM') return { damage: { kind: 'forbidden' } }
    throw error
  }
}
