import { hiddenPart } from '../../base/text/hidden-files'
import type { LeftOut, PublicFile, PublicFiles } from '../check'
import type { BlobId } from './blob-id'
import { decodeUtf8 } from './bytes'
import { groundOf } from './ground-of'

export interface FileFact extends Omit<PublicFile, 'digest'> {
  ground?: string
}

/** Keyed by `factKey`, which gives no name away. */
export type FileFacts = Record<string, FileFact>

/** "<blob id>.svg": content may be judged differently as another kind. */
export function factKey(address: string, id: BlobId): string {
  const extension = /\.[^./]+$/.exec(address)?.[0].toLowerCase() ?? ''
  return id + extension
}

export const toFact = (address: string, { digest: _, ...file }: PublicFile, content: Uint8Array): FileFact => {
  const ground = /\.svg$/i.test(address) ? groundOf(decodeUtf8(content)) : undefined
  return { ...file, ...(ground && { ground }) }
}

export interface KnownFiles {
  files: PublicFiles
  groundOf(address: string): string | undefined
  unknown: string[]
}

class Listing extends Map<string, FileFact> implements PublicFiles {
  readonly leftOut = new Map<string, LeftOut>()
}

export function readFacts(facts: FileFacts, blobs: ReadonlyMap<string, BlobId>): KnownFiles {
  const files = new Listing()
  const unknown: string[] = []
  for (const [address, id] of blobs) {
    const hidden = hiddenPart(address)
    const key = factKey(address, id)
    const fact = Object.hasOwn(facts, key) ? facts[key] : undefined
    if (hidden !== undefined) files.leftOut.set(hidden, 'hidden')
    else if (fact) files.set(address, fact)
    else unknown.push(address)
  }
  return { files, unknown, groundOf: (address) => files.get(address)?.ground }
}
