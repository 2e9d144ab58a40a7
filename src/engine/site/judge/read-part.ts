import { readAt, withFile } from '../read-file'

/** The first and the last bytes of a file, up to `length` of each. Throws what reading it throws. */
export const readEnds = (path: string, length: number): Promise<{ head: Buffer; tail: Buffer }> =>
  withFile(path, async (file, size) => {
    const part = Math.min(length, size)
    return { head: await readAt(file, 0, part), tail: await readAt(file, size - part, part) }
  })
