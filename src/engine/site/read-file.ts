import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** Why a path is not read: it is a folder, a pipe or a device, or larger than is asked for. */
export class Unreadable extends Error {
  constructor(
    readonly code: 'EISDIR' | 'ENOTFILE' | 'EFBIG',
    readonly size = 0,
  ) {
    super(`A file could not be read: ${code}.`)
  }
}

interface OpenOptions {
  /** Whether a symbolic link may be read. In public/ none is a file of the site. */
  isLinkAllowed?: boolean
}

const noLimit = Number.POSITIVE_INFINITY

/** A pipe that nobody writes to is opened at once. Windows has none of these. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

const flagsFor = ({ isLinkAllowed }: OpenOptions) => flags | (isLinkAllowed ? 0 : (constants.O_NOFOLLOW ?? 0))

function demandFile(stats: Stats, most: number): number {
  if (stats.isDirectory()) throw new Unreadable('EISDIR')
  if (!stats.isFile()) throw new Unreadable('ENOTFILE')
  if (stats.size > most) throw new Unreadable('EFBIG', stats.size)
  return stats.size
}

/**
 * Opens a file of a site's folder, hands it to `use` with its size, and closes it. All that is read comes from the file
 * that was looked at, whatever takes its place meanwhile. Throws Unreadable, and what opening it throws.
 */
export async function withFile<Result>(
  path: string,
  use: (file: FileHandle, size: number) => Promise<Result>,
  { most = noLimit, ...options }: OpenOptions & { most?: number } = {},
): Promise<Result> {
  const file = await open(path, flagsFor(options))
  try {
    return await use(file, demandFile(await file.stat(), most))
  } finally {
    await file.close()
  }
}

/** Reads a part of an open file: up to `length` bytes. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, position + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return bytes.subarray(0, read)
}

/** So many bytes of a large file are read at once. */
const mostAtOnce = 16_000_000

/** Reads the first `size` bytes of an open file, part by part. */
export async function* readParts(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += mostAtOnce) yield await readAt(file, at, Math.min(mostAtOnce, size - at))
}

/**
 * Reads a file of a site's folder: no more bytes than it has when it is opened, and none of a file that has more than
 * `most`. Throws as `withFile` does.
 */
export const readSiteFile = (path: string, most = noLimit, options: OpenOptions = {}): Promise<Buffer> =>
  withFile(path, (file, size) => readAt(file, 0, size), { most, ...options })

/** The same, while the caller waits. */
export function readSiteFileSync(path: string, most = noLimit): Buffer {
  const file = openSync(path, flagsFor({}))
  try {
    const bytes = Buffer.alloc(demandFile(fstatSync(file), most))
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
