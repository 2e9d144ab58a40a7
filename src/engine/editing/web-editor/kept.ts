import type { PublicFiles } from '../../content/check'
import type { BlobId } from '../../git/git-hosts/git-host'

/** Written whole: after a crash the document is the old one or the new one. */
export interface KeptDocument<Value> {
  readonly value: Value | undefined
  /** Throws a Failure if there is no room. */
  keep(value: Value): void
}

/** The name is of letters and hyphens. Open each document once. */
export type OpenKept = <Value>(name: string) => Promise<KeptDocument<Value>>

export interface BranchFiles {
  readonly base: ReadonlyMap<string, BlobId>
  changes(): { added: ReadonlyMap<string, BlobId>; removed: readonly string[] }
  bytes(address: string): Promise<Uint8Array | undefined>
  /** Forgets the changes that the moved branch has already, or had when they were accepted. */
  moveTo(
    base: ReadonlyMap<string, BlobId>,
    accepted?: { files: Record<string, BlobId>; removed: string[] },
  ): Promise<void>
  facts(): Promise<PublicFiles>
  factsOfBase(): Promise<PublicFiles>
}
