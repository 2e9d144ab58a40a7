import type { FileHandle } from 'node:fs/promises'
import { nameAll } from '../../../base/text/name-all'
import { plural } from '../../../base/text/numbers'
import { mayHoldMetadata, removeMetadata } from '../../../content/file-inspection/pictures/metadata'
import { readAt } from '../../../folders/site-folder/read-file'

const mostBytes = 2 ** 31 - 1

/** Undefined for a picture without notes, which may be larger than the memory. */
export async function readCleared(file: FileHandle, size: number): Promise<Uint8Array[] | undefined> {
  const head = await readAt(file, 0, Math.min(size, 1024))
  return mayHoldMetadata(head) && size <= mostBytes ? removeMetadata(await readAt(file, 0, size)) : undefined
}

export const describeCleared = (addresses: string[]): string =>
  `Cleared ${plural(addresses.length, 'picture')} of what the camera noted, such as the place: ${nameAll(addresses)}. The files in public/ are as they were.`
