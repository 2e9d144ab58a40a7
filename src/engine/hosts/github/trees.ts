import { type ReadFolder, remember, type TreeEntry } from '../commits/tree'
import type { BlobId } from '../git-host'
import type { Connection } from '../requests/connection'
import type { GitCommit, GitTree } from './answers'

/** Reads commits and trees by their ids, each once. */
export class GitHubTrees {
  constructor(
    private readonly connection: Connection,
    private readonly root: string,
  ) {}

  readonly commit = remember((id) =>
    this.connection.get<GitCommit>(`${this.root}/git/commits/${id}`, this.connection.refusals.noContent()),
  )

  private readonly tree = remember(async (id): Promise<TreeEntry[]> => (await this.read(id)).tree.map(toEntry))

  readonly readFolder: ReadFolder = async (commit, folder) => {
    let entries = await this.tree((await this.commit(commit)).tree.sha)
    for (const part of folder.split('/').filter((name) => name !== '')) {
      const next = entries.find(({ name, isFolder }) => isFolder && name === part)
      if (!next) return undefined
      entries = await this.tree(next.id)
    }
    return entries
  }

  /** All blobs below a tree. GitHub cuts off at 100,000 entries or 7 MB: then each folder is read. */
  async collect(id: string, folder: string, blobs = new Map<string, BlobId>()): Promise<ReadonlyMap<string, BlobId>> {
    const path = (name: string) => (folder ? `${folder}/${name}` : name)
    const { tree, truncated } = await this.read(id, { recursive: 1 })
    if (!truncated) {
      for (const entry of tree) if (entry.type === 'blob') blobs.set(path(entry.path), entry.sha)
      return blobs
    }
    for (const entry of await this.tree(id))
      if (entry.isFolder) await this.collect(entry.id, path(entry.name), blobs)
      else blobs.set(path(entry.name), entry.id)
    return blobs
  }

  private read(id: string, query = {}): Promise<GitTree> {
    const { connection } = this
    return connection.get<GitTree>(`${this.root}/git/trees/${id}`, connection.refusals.noContent(), { query })
  }
}

const toEntry = ({ path, sha, type }: GitTree['tree'][number]): TreeEntry => ({
  name: path,
  id: sha,
  isFolder: type === 'tree',
})
