import type { BlobId, TreeEntry } from '../git-host'
import { kindOfEntry, type ReadFolder, remember } from './tree-entries'

export interface RawEntry {
  path: string
  type: string
  mode: string
  sha: string
}

export interface RawTree {
  entries: RawEntry[]
  /** False where the host has cut the list short. */
  isWhole: boolean
}

/** `id` is that of a tree, or of a commit, whose tree is read. */
type ReadTree = (id: string, isRecursive: boolean) => Promise<RawTree>

export class GitTrees {
  private readonly noted = new Map<string, readonly RawEntry[]>()

  constructor(private readonly read: ReadTree) {}

  private readonly tree = remember(async (id): Promise<TreeEntry[]> => {
    const entries = this.noted.get(id) ?? (await this.read(id, false)).entries
    return entries.map((entry) => ({ name: entry.path, id: entry.sha, kind: kindOfEntry(entry), mode: entry.mode }))
  })

  /** Keeps a folder that another answer has told of. */
  note(id: string, entries: readonly RawEntry[]): void {
    this.noted.set(id, entries)
  }

  readonly readFolder: ReadFolder = async (commit, folder) => {
    const tree = await this.find(commit, folder)
    return tree ? this.tree(tree) : undefined
  }

  async list(commit: string, folder: string): Promise<ReadonlyMap<string, BlobId>> {
    const blobs = new Map<string, BlobId>()
    const tree = await this.find(commit, folder)
    if (tree) await this.collect(tree, folder, blobs)
    return blobs
  }

  private async find(commit: string, folder: string): Promise<string | undefined> {
    let tree = commit
    for (const part of folder.split('/').filter((name) => name !== '')) {
      const next = (await this.tree(tree)).find(({ name, kind }) => kind === 'folder' && name === part)
      if (!next) return undefined
      tree = next.id
    }
    return tree
  }

  /** Folder by folder where the host cuts the whole: GitHub at 100,000 entries or 7 MB. */
  private async collect(tree: string, folder: string, blobs: Map<string, BlobId>): Promise<void> {
    const path = (name: string) => (folder ? `${folder}/${name}` : name)
    const { entries, isWhole } = await this.read(tree, true)
    if (isWhole) {
      for (const entry of entries) if (kindOfEntry(entry) === 'file') blobs.set(path(entry.path), entry.sha)
      return
    }
    for (const { name, id, kind } of await this.tree(tree))
      if (kind === 'folder') await this.collect(id, path(name), blobs)
      else if (kind === 'file') blobs.set(path(name), id)
  }
}
