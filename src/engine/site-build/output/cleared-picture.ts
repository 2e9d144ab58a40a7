import type { FileHandle } from 'node:fs/promises'
import { clearNotes, mayHoldNotes } from '../../facts/pictures/notes'
import { readAt } from '../../site/read-file'
import { nameAll } from '../../text/name-all'
import { plural } from '../../text/numbers'

/** What one call reads at most. */
const mostBytes = 2 ** 31 - 1

/** The parts of a picture without its notes. Undefined for a file that has none, which may be larger than the memory. */
export async function readCleared(file: FileHandle, size: number): Promise<Uint8Array[] | undefined> {
  const head = await readAt(file, 0, Math.min(size, 1024))
  return mayHoldNotes(head) && size <= mostBytes ? clearNotes(await readAt(file, 0, size)) : undefined
}

export const describeCleared = (addresses: string[]): string =>
  `Cleared ${plural(addresses.length, 'picture')} of what the camera noted, such as the place: ${nameAll(addresses)}. The files in public/ are as they were.`
