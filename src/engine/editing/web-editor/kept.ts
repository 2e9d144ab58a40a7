import type { PublicFiles } from '../../content/check'
import type { BlobId } from '../../git/git-hosts/git-host'

/** A JSON document that the browser keeps. It is written whole: after a crash it is the old one or the new one. */
export interface KeptDocument<Value> {
  readonly value: Value | undefined
  /** Throws a Failure if the browser has no room for it. */
  keep(value: Value): void
}

/** Opens a document by a name of letters and hyphens. Open each once. */
export type OpenKept = <Value>(name: string) => Promise<KeptDocument<Value>>

/** The files of public/, by address: those of a branch, and what the author has added or deleted. */
export interface BranchFiles {
  readonly base: ReadonlyMap<string, BlobId>
  /** Compared to the base. */
  changes(): { added: ReadonlyMap<string, BlobId>; removed: readonly string[] }
  /** Of a file as it is now, from here or from the host. */
  bytes(address: string): Promise<Uint8Array | undefined>
  /** After the branch has moved: forgets the changes that it has already, or that it had when they were accepted. */
  moveTo(
    base: ReadonlyMap<string, BlobId>,
    accepted?: { files: Record<string, BlobId>; removed: string[] },
  ): Promise<void>
  facts(): Promise<PublicFiles>
  factsOfBase(): Promise<PublicFiles>
}
