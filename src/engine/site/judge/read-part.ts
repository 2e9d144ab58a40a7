import { open } from 'node:fs/promises'

/** The first and the last bytes of a file, up to `length` of each. Throws what reading it throws. */
export async function readEnds(path: string, length: number): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const read = async (position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(length, size)), 0, undefined, position)
      return buffer.subarray(0, bytesRead)
    }
    return { head: await read(0), tail: await read(Math.max(0, size - length)) }
  } finally {
    await file.close()
  }
}
