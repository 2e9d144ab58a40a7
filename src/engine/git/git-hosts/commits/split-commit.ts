import type { BlobId, HostFile, NewCommit } from '../git-host'

export interface CommitPart {
  title: string
  files: (HostFile & { id: BlobId })[]
  removed: string[]
}

export function largestOf({ files }: CommitPart): string | undefined {
  return files.toSorted((one, other) => other.bytes.length - one.bytes.length)[0]?.path
}

/** Hosts refuse larger requests: in base64 these are 40 MB. */
const mostBytes = 30_000_000

/** Commits of at most 30 MB each; a larger file gets its own. */
export function partsOf(change: Pick<NewCommit, 'title' | 'removed'> & Pick<CommitPart, 'files'>): CommitPart[] {
  const groups: CommitPart['files'][] = []
  let size = Number.POSITIVE_INFINITY
  for (const file of change.files) {
    if (size + file.bytes.length > mostBytes) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(file)
    size += file.bytes.length
  }
  if (groups.length === 0 && change.removed.length > 0) groups.push([])
  return groups.map((files, at) => ({
    title: groups.length > 1 ? `${change.title} (${at + 1} of ${groups.length})` : change.title,
    files,
    removed: at === groups.length - 1 ? change.removed : [],
  }))
}
