import type { BlobId } from '../../content/file-inspection/blob-id'

export type { BlobId }

/** A link or a submodule is neither a file nor a folder. */
export interface TreeEntry {
  name: string
  id: string
  kind: 'file' | 'folder' | 'other'
  /** As git writes it: "100644". */
  mode: string
}

export interface Head {
  branch: string
  commit: string
  /** For a request that costs nothing if the branch is the same. */
  etag?: string
}

export interface Account {
  /** For words: "Priya Raman" or "@priya". */
  person: string
  mayWrite: boolean
  whyNot?: string
  head: Head
}

export interface WantedSite {
  /** Without it the default branch. */
  branch?: string
  file: string
  paths: readonly string[]
}

export interface HostFile {
  /** From the repository's root: "public/images/fox.svg". */
  path: string
  bytes: Uint8Array
}

export interface NewCommit {
  title: string
  branch: string
  base: Head
  /** More than 30 MB may become several commits, in this order: the file that names the others comes last. */
  files: HostFile[]
  removed: string[]
  /** Taken over from another commit, made on `since`. A file that it lacks is deleted. */
  carried?: { commit: string; since: string; paths: string[] }
}

/** A pull request of GitHub or Forgejo, a merge request of GitLab. */
export interface ChangeRequest {
  state: 'open' | 'merged' | 'closed'
  address: string
  /** Its branch's newest commit, as the host knows it: perhaps a moment late. */
  commit?: string
}

export interface RequestWords {
  title: string
  text: string
}

export interface DeployPreview {
  state: 'none' | 'building' | 'ready' | 'failed'
  address?: string
}

export const historySize = 30

export interface PastCommit {
  id: string
  /** The first one. */
  parent?: string
  title: string
  author: string
  /** ISO 8601, when it was committed. */
  time: string
}

export interface RequestComment {
  author: string
  words: string
  address: string
  /** ISO 8601. */
  time: string
}

export interface OpenRequest {
  title: string
  author: string
  address: string
  branch: string
  commit?: string
}

/** Each method rejects with a HostRefusal. */
export interface GitHost {
  /** `wanted` is what will be read next: a host that can answers it at once. */
  open(wanted?: WantedSite): Promise<Account>
  /** `known` if the branch has not moved since. */
  head(branch: string, known?: Head): Promise<Head>
  /** The blob ids of all files below a folder, by path from the root, which is "". */
  list(head: Head, folder: string): Promise<ReadonlyMap<string, BlobId>>
  /** The id of a folder changes with any file in it. */
  find(head: Head, path: string): Promise<TreeEntry | undefined>
  read(id: BlobId): Promise<Uint8Array>
  /** Up to `historySize` commits that have changed a path, the newest first; `page` counts from 1. */
  history(commit: string, path: string, page: number): Promise<PastCommit[]>
  follows(commit: string, other: string): Promise<boolean>
  /**
   * On a new branch, or on `base.branch`. Returns its new head. Call it again after a cut connection: what has arrived
   * is not committed twice.
   */
  commit(change: NewCommit): Promise<Head>
  /**
   * Moves a branch from `from` to a commit made on `base`. Undefined where the host cannot do it in one step: another
   * branch takes its place.
   */
  renew(change: NewCommit, from: string): Promise<Head | undefined>
  /** Opens a request to merge `branch`, or gives the open one these words. */
  request(branch: string, into: string, words: RequestWords): Promise<ChangeRequest>
  requestOf(branch: string): Promise<ChangeRequest | undefined>
  /** Those on the open request of a branch, the oldest first. */
  commentsOn(branch: string): Promise<RequestComment[]>
  /** The newest open requests to merge into a branch. */
  openRequests(into: string): Promise<OpenRequest[]>
  /** And deletes the branch if `commit` is its head. */
  withdraw(branch: string, commit: string | undefined): Promise<void>
  previewOf(commit: string): Promise<DeployPreview>
}
