import { blobIdOf } from '../../../content/file-inspection/blob-id'
import type { BlobId, Head, NewCommit, TreeEntry } from '../git-host'
import { HostRefusal } from '../host-refusal'
import type { Refusals } from '../refusal-sentences'
import { carriedFiles } from './carried-files'
import { type CommitPart, largestOf, partsOf } from './split-commit'
import { blobsAt, filesAt, type ReadFolder, usualMode } from './tree-entries'

export interface CommitInfo {
  parent?: string
  title: string
}

export interface Place {
  branch: string
  exists: boolean
  parent: string
  blobs: ReadonlyMap<string, BlobId>
  isMoved?: true
}

export interface CommitReader {
  refusals: Refusals
  headOf(branch: string): Promise<string | undefined>
  commitOf(id: string): Promise<CommitInfo>
  readFolder: ReadFolder
  read(id: BlobId): Promise<Uint8Array>
}

export interface CommitTools extends CommitReader {
  /** Makes the branch first, where the host does not make it with its first commit. */
  createBranch?(place: Place): Promise<void>
  deleteBranch?(branch: string): Promise<unknown>
  commit(part: CommitPart, place: Place): Promise<string>
}

export interface CommitDifference extends CommitPart {
  before: ReadonlyMap<string, TreeEntry>
}

/** Rejects if the base has it all. */
export async function differenceOf(
  { readFolder, refusals }: Pick<CommitTools, 'readFolder' | 'refusals'>,
  change: NewCommit,
): Promise<CommitDifference> {
  const paths = [...change.files.map(({ path }) => path), ...change.removed]
  const before = await filesAt(readFolder, change.base.commit, paths)
  const files = await Promise.all(change.files.map(async (file) => ({ ...file, id: await blobIdOf(file.bytes) })))
  const difference = {
    title: change.title.trim().split('\n')[0] ?? '',
    files: files.filter(({ path, id }) => before.get(path)?.id !== id),
    removed: change.removed.filter((path) => before.has(path)),
    before,
  }
  if (difference.files.length + difference.removed.length === 0) throw refusals.nothingChanged()
  return difference
}

const mostCommits = 50

export async function followsCommit(
  { commitOf }: Pick<CommitReader, 'commitOf'>,
  commit: string,
  other: string,
): Promise<boolean> {
  let at: string | undefined = commit
  for (let count = 0; at !== undefined && count < mostCommits; count++) {
    if (at === other) return true
    at = (await commitOf(at)).parent
  }
  return false
}

/** How many parts a branch holds already, above the base; undefined for something else. */
async function countOwn(
  tools: CommitTools,
  parts: CommitPart[],
  base: string,
  top: string,
): Promise<number | undefined> {
  let count = 0
  let commit = top
  const titles: string[] = []
  while (commit !== base) {
    if (++count > parts.length) return undefined
    const info = await tools.commitOf(commit)
    if (!info.parent) return undefined
    titles.unshift(info.title)
    commit = info.parent
  }
  const own = parts.slice(0, count)
  if (own.some(({ title }, at) => title !== titles[at])) return undefined
  const files = own.flatMap((part) => part.files)
  const removed = own.flatMap((part) => part.removed)
  const blobs = await blobsAt(tools.readFolder, top, [...files.map(({ path }) => path), ...removed])
  const isSame = files.every(({ path, id }) => blobs.get(path) === id) && !removed.some((path) => blobs.has(path))
  return isSame ? count : undefined
}

async function commitPart(tools: CommitTools, part: CommitPart, place: Place): Promise<string> {
  if (!place.exists && !place.isMoved) await tools.createBranch?.(place)
  try {
    return await tools.commit(part, place)
  } catch (error) {
    if (!(error instanceof HostRefusal)) throw error
    // Removes an empty branch. After a cut connection, the commit may have arrived.
    const isLeft = !place.exists && !place.isMoved && error.kind !== 'unreachable'
    if (isLeft) await tools.deleteBranch?.(place.branch).catch(() => undefined)
    throw error.kind === 'too-large' ? tools.refusals.tooLarge(largestOf(part)) : error
  }
}

/** These hosts take contents, and no modes of files. */
async function withCarried(tools: CommitTools, change: NewCommit): Promise<NewCommit> {
  const carried = [...(await carriedFiles(tools, change))]
  const special = carried.filter(([, entry]) => entry && entry.mode !== usualMode).map(([path]) => path)
  if (special.length > 0) throw tools.refusals.notCarried(special)
  const removed = carried.flatMap(([path, entry]) => (entry ? [] : [path]))
  const files = carried.flatMap(([path, entry]) => (entry ? [{ path, id: entry.id }] : []))
  const read = await Promise.all(files.map(async ({ path, id }) => ({ path, bytes: await tools.read(id) })))
  return { ...change, files: [...read, ...change.files], removed: [...change.removed, ...removed] }
}

async function partsAndBlobs(tools: CommitTools, given: NewCommit) {
  const change = await withCarried(tools, given)
  const difference = await differenceOf(tools, change)
  const blobs = new Map([...difference.before].map(([path, { id }]) => [path, id]))
  return { parts: partsOf(difference), blobs }
}

/** Parts that arrived with a cut call are not committed again. */
export async function commitParts(tools: CommitTools, change: NewCommit): Promise<Head> {
  const { branch, base } = change
  const { parts, blobs } = await partsAndBlobs(tools, change)
  const top = await tools.headOf(branch)
  const done = top ? await countOwn(tools, parts, base.commit, top) : 0
  if (done === undefined) throw branch === base.branch ? tools.refusals.moved(branch) : tools.refusals.taken(branch)
  let parent = top ?? base.commit
  for (const [at, part] of parts.entries()) {
    if (at < done) continue
    parent = await commitPart(tools, part, { branch, exists: at > 0 || !!top, parent, blobs })
  }
  return { branch, commit: parent }
}

/** To a commit on the base. Undefined where that takes several: others would see a part of the change. */
export async function renewBranch(tools: CommitTools, change: NewCommit, from: string): Promise<Head | undefined> {
  const { branch, base } = change
  const { parts, blobs } = await partsAndBlobs(tools, change)
  const [part, ...more] = parts
  if (!part || more.length > 0) return undefined
  if ((await tools.headOf(branch)) !== from) throw tools.refusals.moved(branch)
  const place: Place = { branch, exists: false, isMoved: true, parent: base.commit, blobs }
  return { branch, commit: await commitPart(tools, part, place) }
}
