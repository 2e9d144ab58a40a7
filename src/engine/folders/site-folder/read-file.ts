import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

export class Unreadable extends Error {
  constructor(
    readonly code: 'EISDIR' | 'ENOTFILE' | 'EFBIG',
    readonly size = 0,
  ) {
    super(`A file could not be read: ${code}.`)
  }
}

interface OpenOptions {
  /** In public/, symbolic links are not files of the site. */
  isLinkAllowed?: boolean
}

const noLimit = Number.POSITIVE_INFINITY

/** O_NONBLOCK opens a pipe without a writer at once. Windows has none of these flags. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

const flagsFor = ({ isLinkAllowed }: OpenOptions) => flags | (isLinkAllowed ? 0 : (constants.O_NOFOLLOW ?? 0))

function checkStats(stats: Stats, maxBytes: number): number {
  if (stats.isDirectory()) throw new Unreadable('EISDIR')
  if (!stats.isFile()) throw new Unreadable('ENOTFILE')
  if (stats.size > maxBytes) throw new Unreadable('EFBIG', stats.size)
  return stats.size
}

/** `use` reads the checked file, even if another replaces it. Throws Unreadable and system errors. */
export async function withFile<Result>(
  path: string,
  use: (file: FileHandle, size: number) => Promise<Result>,
  { maxBytes = noLimit, ...options }: OpenOptions & { maxBytes?: number } = {},
): Promise<Result> {
  const file = await open(path, flagsFor(options))
  try {
    return await use(file, checkStats(await file.stat(), maxBytes))
  } finally {
    await file.close()
  }
}

export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, position + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return bytes.subarray(0, read)
}

const maxPart = 16_000_000

export async function* readParts(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += maxPart) yield await readAt(file, at, Math.min(maxPart, size - at))
}

/** No more bytes than the file has when opened. Throws as `withFile`, also above `maxBytes`. */
export const readSiteFile = (
  path: string,
  maxBytes = noLimit,
  options: OpenOptions = {},
): Promise<Buffer<ArrayBuffer>> => withFile(path, (file, size) => readAt(file, 0, size), { maxBytes, ...options })

export function readSiteFileSync(path: string, maxBytes = noLimit): Buffer<ArrayBuffer> {
  const file = openSync(path, flagsFor({}))
  try {
    const bytes = Buffer.alloc(checkStats(fstatSync(file), maxBytes))
    let read = 0
    while (read < bytes.length) {
      const bytesRead = readSync(file, bytes, read, bytes.length - read, read)
      if (bytesRead === 0) break
      read += bytesRead
    }
    return bytes.subarray(0, read)
  } finally {
    closeSync(file)
  }
}
