import { decodeBase64 } from '../base64'
import { type CommitTools, commitParts, followsCommit, type Place, renewBranch } from '../commits/commit-parts'
import { namesAbove } from '../commits/names'
import type { Part } from '../commits/parts'
import { kindOfEntry, type ReadFolder, remember, type TreeEntry, treeAt } from '../commits/tree'
import type { Account, BlobId, ChangeRequest, DeployPreview, GitHost, Head, NewCommit, RequestWords } from '../git-host'
import { HostRefusal } from '../refusal'
import { isSuccess } from '../requests/answer'
import type { Connection } from '../requests/connection'
import { readHead } from '../requests/read-head'
import type { Blob, Branch, Commit, MergeRequest, Project, TreeItem, User } from './answers'
import { sendGitLabCommit } from './gitlab-commit'
import { readGitLabPreview } from './gitlab-preview'

const pageSize = 100
const developer = 30

/** A request that was merged without a merge commit is on the target branch as its squashed, or its own newest, commit. */
const toRequest = ({ state, web_url, merge_commit_sha, squash_commit_sha, sha }: MergeRequest): ChangeRequest => {
  const known = { address: web_url, commit: sha ?? undefined }
  if (state === 'merged')
    return { state, ...known, mergedAs: merge_commit_sha ?? squash_commit_sha ?? sha ?? undefined }
  return { state: state === 'closed' ? 'closed' : 'open', ...known }
}

/** Undefined where the project does not say, as for members of an invited group. */
function accessLevelOf({ permissions }: Project): number | undefined {
  const levels = [permissions?.project_access, permissions?.group_access].flatMap(
    (access) => access?.access_level ?? [],
  )
  return levels.length > 0 ? Math.max(...levels) : undefined
}

export class GitLab implements GitHost {
  readonly name = 'gitlab'
  private readonly root: string

  constructor(
    private readonly connection: Connection,
    repository: string,
  ) {
    this.root = `/projects/${encodeURIComponent(repository)}`
  }

  async open(): Promise<Account> {
    const { connection, root } = this
    const [user, project] = await Promise.all([
      connection.get<User>('/user', connection.refusals.signedOut()),
      connection.get<Project>(root, connection.refusals.noRepository()),
    ])
    if (project.empty_repo || !project.default_branch) throw connection.refusals.empty()
    const head = await this.head(project.default_branch)
    const person = user.name || `@${user.username}`
    if (project.archived) return { person, mayWrite: false, whyNot: connection.refusals.archived().message, head }
    const level = accessLevelOf(project) ?? (project.visibility === 'public' ? 0 : developer)
    if (level >= developer) return { person, mayWrite: true, head }
    return { person, mayWrite: false, whyNot: connection.refusals.tokenLacksRights().message, head }
  }

  head(branch: string, known?: Head): Promise<Head> {
    return readHead<Branch>(this.connection, this.branchPath(branch), {
      branch,
      known,
      commitOf: ({ commit }) => commit.id,
      missing: () => this.missing(branch),
    })
  }

  async list(head: Head, folder: string): Promise<ReadonlyMap<string, BlobId>> {
    const items = (await this.readTree(head.commit, folder, true)) ?? []
    return new Map(items.flatMap((item) => (kindOfEntry(item) === 'file' ? [[item.path, item.id]] : [])))
  }

  treeOf(head: Head, folder: string): Promise<string | undefined> {
    return treeAt(this.readFolder, head.commit, folder)
  }

  async read(id: string): Promise<Uint8Array> {
    const missing = this.connection.refusals.noContent()
    return decodeBase64((await this.connection.get<Blob>(`${this.root}/repository/blobs/${id}`, missing)).content)
  }

  follows = (commit: string, other: string): Promise<boolean> => followsCommit(this.tools, commit, other)

  commit = (change: NewCommit): Promise<Head> => commitParts(this.tools, change)

  renew = (change: NewCommit, from: string): Promise<Head | undefined> => renewBranch(this.tools, change, from)

  async request(branch: string, into: string, { title, text }: RequestWords): Promise<ChangeRequest> {
    const { connection, root } = this
    const [open] = await this.requests(branch, { state: 'opened', target_branch: into })
    const common = { title, description: text }
    const body = { ...common, source_branch: branch, target_branch: into, remove_source_branch: true }
    const answer = open
      ? await connection.ask('PUT', `${root}/merge_requests/${open.iid}`, { body: common })
      : await connection.askPatiently('POST', `${root}/merge_requests`, { body })
    if (isSuccess(answer)) return toRequest(answer.body as MergeRequest)
    throw connection.explain(answer)
  }

  async withdraw(branch: string, commit: string | undefined): Promise<void> {
    const { connection, root } = this
    for (const { iid } of await this.requests(branch, { state: 'opened' })) {
      const answer = await connection.ask('PUT', `${root}/merge_requests/${iid}`, { body: { state_event: 'close' } })
      if (!isSuccess(answer)) throw connection.explain(answer)
    }
    if (commit !== undefined && (await this.headOf(branch)) === commit)
      await connection.ask('DELETE', this.branchPath(branch))
  }

  async requestOf(branch: string): Promise<ChangeRequest | undefined> {
    const [newest] = await this.requests(branch, { state: 'all' })
    return newest && toRequest(newest)
  }

  previewOf(_branch: string, commit: string): Promise<DeployPreview> {
    return readGitLabPreview(this.connection, this.root, commit)
  }

  private get tools(): CommitTools {
    const { connection, root } = this
    return {
      refusals: connection.refusals,
      readFolder: this.readFolder,
      read: (id) => this.read(id),
      headOf: (branch) => this.headOf(branch),
      commitOf: async (id) => {
        const path = `${root}/repository/commits/${id}`
        const { title, parent_ids } = await connection.get<Commit>(path, connection.refusals.noContent())
        return { parent: parent_ids[0], title }
      },
      commit: (part, place) => this.send(part, place),
    }
  }

  private readonly folder = remember(async (key): Promise<TreeEntry[] | undefined> => {
    const [commit = '', folder = ''] = key.split(':')
    const items = await this.readTree(commit, folder, false)
    return items?.map((item) => ({ id: item.id, name: item.name, kind: kindOfEntry(item), mode: item.mode }))
  })

  private readonly readFolder: ReadFolder = (commit, folder) => this.folder(`${commit}:${folder}`)

  private branchPath(branch: string): string {
    return `${this.root}/repository/branches/${encodeURIComponent(branch)}`
  }

  private requests(branch: string, query: Record<string, string>): Promise<MergeRequest[]> {
    const newest = { source_branch: branch, order_by: 'created_at', sort: 'desc', per_page: 1 }
    const missing = this.connection.refusals.noRepository()
    return this.connection.get<MergeRequest[]>(`${this.root}/merge_requests`, missing, {
      query: { ...newest, ...query },
    })
  }

  /** Undefined where the commit has no such folder. */
  private async readTree(commit: string, folder: string, isRecursive: boolean): Promise<TreeItem[] | undefined> {
    const items: TreeItem[] = []
    for (let page = 1; ; page++) {
      const query = { ref: commit, recursive: isRecursive, per_page: pageSize, page, ...(folder && { path: folder }) }
      const answer = await this.connection.ask('GET', `${this.root}/repository/tree`, { query })
      if (answer.status === 404) return undefined
      if (!isSuccess(answer)) throw this.connection.explain(answer)
      const found = answer.body as TreeItem[]
      items.push(...found)
      if (found.length < pageSize) return items
    }
  }

  /** Without its repository, a branch is missing, too. */
  private async missing(branch: string) {
    const { refusals } = this.connection
    await this.connection.get(this.root, refusals.noRepository())
    return refusals.noBranch(branch)
  }

  private async headOf(branch: string): Promise<string | undefined> {
    const answer = await this.connection.ask('GET', this.branchPath(branch))
    if (answer.status === 404) return undefined
    if (!isSuccess(answer)) throw this.connection.explain(answer, branch)
    return (answer.body as Branch).commit.id
  }

  private async send(part: Part, place: Place): Promise<string> {
    try {
      return await sendGitLabCommit(this.connection, this.root, part, place)
    } catch (error) {
      const mayBeTaken = !place.exists && !place.isMoved && error instanceof HostRefusal && error.kind === 'other'
      if (mayBeTaken && (await this.isInTheWay(place.branch))) throw this.connection.refusals.taken(place.branch)
      throw error
    }
  }

  private async isInTheWay(branch: string): Promise<boolean> {
    for (const name of namesAbove(branch)) if (await this.headOf(name)) return true
    const query = { search: `^${branch}/`, per_page: 1 }
    const missing = this.connection.refusals.noRepository()
    const below = await this.connection.get<Branch[]>(`${this.root}/repository/branches`, missing, { query })
    return below.length > 0
  }
}
