import type { BlobId, Head } from '../../../git/git-hosts/git-host'

/** The branch as it was read last. */
export interface Base {
  head: Head
  /** The id of its pages.json. */
  blob: BlobId
  text: string
  /** When its commit was seen first, in ISO 8601. */
  time: string
}

/** Changes that were sent, or are about to be. */
export interface Sent {
  words: string
  /** In ISO 8601. */
  time: string
  /** The main branch itself where they are published at once. */
  branch: string
  /** The head of the main branch that they were made on, and its text. */
  base: Head
  former: string
  text: string
  /** The new files of public/, by their addresses. */
  files: Record<string, BlobId>
  removed: string[]
  /** Undefined until the host has confirmed it. */
  commit?: string
  /** The address of the request. */
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
  /** The one request of this author. */
  waiting?: Sent
  /** What may have arrived: it is kept before it is sent. */
  sending?: Sent
  /** The request whose place `waiting` has taken: it is to be closed. */
  earlier?: Sent
}

/** What is known of the host, in one document that is written whole. */
export interface SiteRecord extends Known {
  /**
   * A merge that was begun. The text is written after this and before the rest of the document, so after a crash the revision
   * of the text says which of both is true.
   */
  merging?: Known & { revision: string }
  /** News of the request, until they are read. */
  news?: string
}

/** Returns what is true after a start, by the revision of the text. */
export function recover({ merging, ...record }: SiteRecord, revision: string): SiteRecord {
  if (merging?.revision !== revision) return record
  const { base, waiting, sending } = merging
  return { ...record, base, waiting, sending }
}
