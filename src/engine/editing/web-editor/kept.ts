import type { PublicFiles } from '../../content/check'
import type { BlobId } from '../../git/git-hosts/git-host'

/** Written whole: after a crash the document is the old one or the new one. */
export interface KeptDocument<Value> {
  readonly value: Value | undefined
  /** Throws a Failure if the browser has no room for it. */
  keep(value: Value): void
}

/** The name is of letters and hyphens. Open each document once. */
export type OpenKept = <Value>(name: string) => Promise<KeptDocument<Value>>

export interface BranchFiles {
  readonly base: ReadonlyMap<string, BlobId>
  changes(): { added: ReadonlyMap<string, BlobId>; removed: readonly string[] }
  bytes(address: string): Promise<Uint8Array | undefined>
  /** After the branch has moved: forgets the changes that it has already, or that it had when they were accepted. */
  moveTo(
    base: ReadonlyMap<string, BlobId>,
    accepted?: { files: Record<string, BlobId>; removed: string[] },
  ): Promise<void>
  facts(): Promise<PublicFiles>
  factsOfBase(): Promise<PublicFiles>
}
