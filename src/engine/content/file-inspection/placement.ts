import type { BlobId } from './blob-id'
import { hash } from './bytes'
import { factKey } from './file-facts'

/** The address of a hidden file: in a key folder, or for a draft. */
export const hiddenFile = (address: string, id: BlobId): string => `/files/${factKey(address, id)}`

/**
 * That a file with this content is at this address, without the name. Other files are a `hiddenFile`, or read from the
 * host.
 */
export const placementOf = async (address: string, id: BlobId): Promise<string> =>
  (await hash('SHA-256', new TextEncoder().encode(`${address} ${id}`))).slice(0, 12)
