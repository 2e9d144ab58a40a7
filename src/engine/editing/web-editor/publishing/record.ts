import type { BlobId, Head } from '../../../git/git-hosts/git-host'

export interface Base {
  head: Head
  blob: BlobId
  text: string
  /** ISO 8601, when its commit was seen first. */
  time: string
}

export interface Sent {
  words: string
  /** ISO 8601. */
  time: string
  /** The main branch itself where they are published at once. */
  branch: string
  /** The head of the main branch that they were made on, and its text. */
  base: Head
  former: string
  text: string
  files: Record<string, BlobId>
  removed: string[]
  /** Undefined until the host has confirmed it. */
  commit?: string
  request?: string
  /** Whether the request has these words. */
  isAsked?: true
  /** Addresses of the files that a reviewer has changed: they are sent along, also where no page shows them. */
  reviewed?: string[]
  /** The paths of other files that a reviewer has changed on the branch: they are sent along as they are there. */
  foreign?: string[]
  /** Whether a reviewer has made the branch anew, without some of its words. */
  isCut?: true
}

interface Known {
  base: Base
  waiting?: Sent
  /** What may have arrived: it is kept before it is sent. */
  sending?: Sent
  /** The request whose place `waiting` has taken: it is to be closed. */
  earlier?: Sent
}

/** Written whole. */
export interface SiteRecord extends Known {
  /**
   * A merge was begun. The text is written after this and before the rest of the document: after a crash, its revision
   * says whether the merge was finished.
   */
  merging?: Known & { revision: string }
  news?: string
}

export function recover({ merging, ...record }: SiteRecord, revision: string): SiteRecord {
  if (merging?.revision !== revision) return record
  const { base, waiting, sending } = merging
  return { ...record, base, waiting, sending }
}
