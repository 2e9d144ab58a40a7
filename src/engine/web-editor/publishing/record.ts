import type { BlobId, Head } from '../../hosts/git-host'

/** The branch as it was read last. */
export interface Base {
  head: Head
  /** The id of its pages.json. */
  blob: BlobId
  text: string
  /** When its commit was seen first, in ISO 8601. */
  time: string
}

/** Changes that were sent, or were about to be. */
export interface Publication {
  words: string
  /** In ISO 8601. */
  time: string
  branch: string
  /** The head that its branch was made from. */
  base: Head
  /** Undefined until the host has confirmed it. */
  commit?: string
  /** The text of the branch once it is merged: it follows others' changes. */
  text: string
  /** The new files of public/, by their addresses. */
  files: Record<string, BlobId>
  removed: string[]
  /** The address of its request; undefined while it was not asked for. */
  request?: string
}

interface Known {
  base: Base
  /** The oldest first. Each holds the changes of those before it. */
  publications: Publication[]
}

/** What is known of the host, in one document that is written whole. */
export interface SiteRecord extends Known {
  /**
   * A merge that was begun. The text is written after this and before the rest of the document, so after a crash the revision
   * of the text says which of both is true.
   */
  merging?: Known & { revision: string }
  /** News of publications, until they are read. */
  news?: string
}

/** Those that wait to be accepted. */
export const sentOf = ({ publications }: Known): Publication[] =>
  publications.filter(({ request }) => request !== undefined)

/** Returns what is true after a start, by the revision of the text. */
export function recover({ merging, ...record }: SiteRecord, revision: string): SiteRecord {
  if (merging?.revision !== revision) return record
  const { base, publications } = merging
  return { ...record, base, publications }
}
