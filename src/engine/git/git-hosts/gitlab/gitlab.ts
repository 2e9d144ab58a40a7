import { decodeBase64 } from '../base64'
import { type CommitTools, commitParts, type Place, renewBranch } from '../commits/commit-parts'
import type { CommitPart } from '../commits/split-commit'
import { kindOfEntry, type ReadFolder, remember } from '../commits/tree-entries'
import {
  type Account,
  type BlobId,
  type ChangeRequest,
  type DeployPreview,
  type GitHost,
  type Head,
  historySize,
  type NewCommit,
  type OpenRequest,
  type RequestComment,
  type RequestWords,
  type TreeEntry,
} from '../git-host'
import { HostRefusal } from '../host-refusal'
import { isSuccess } from '../requests/answer'
import type { Connection } from '../requests/connection'
import { RestHost } from '../rest-host'
import type {
  Commit,
  GitLabBlob,
  GitLabBranch,
  GitLabNote,
  GitLabUser,
  MergeRequest,
  Project,
  TreeItem,
} from './answers'
import { sendGitLabCommit } from './gitlab-commit'
import { readGitLabPreview } from './gitlab-preview'

const pageSize = 100
const developer = 30

/** Undefined where the project does not say, as for members of an invited group. */
function accessLevelOf({ permissions }: Project): number | undefined {
  const levels = [permissions?.project_access, permissions?.group_access].flatMap(
    (access) => access?.access_level ?? [],
  )
  return levels.length > 0 ? Math.max(...levels) : undefined
}

export class GitLab extends RestHost<MergeRequest> implements GitHost {
  protected override readonly requestApi = {
    folder: 'merge_requests',
    method: 'PUT' as const,
    closed: { state_event: 'close' },
  }

  protected override readonly historyApi = {
    folder: 'repository/commits',
    ref: 'ref_name',
    query: { per_page: historySize },
  }

  constructor(connection: Connection, repository: string) {
    super(connection, `/projects/${encodeURIComponent(repository)}`)
  }

  async open(): Promise<Account> {
    const [{ name, username }, project] = await this.readUserAndSite<GitLabUser, Project>()
    const { default_branch: branch, archived: isArchived, visibility } = project
    if (project.empty_repo || !branch) throw this.connection.refusals.empty()
    const level = accessLevelOf(project) ?? (visibility === 'public' ? 0 : developer)
    return this.accountOf({ person: name || `@${username}`, branch, isArchived, mayWrite: level >= developer })
  }

  async list(head: Head, folder: string): Promise<ReadonlyMap<string, BlobId>> {
    const items = (await this.readTree(head.commit, folder, true)) ?? []
    return new Map(items.flatMap((item) => (kindOfEntry(item) === 'file' ? [[item.path, item.id]] : [])))
  }

  async read(id: string): Promise<Uint8Array> {
    const missing = this.connection.refusals.noContent()
    return decodeBase64((await this.connection.get<GitLabBlob>(`${this.root}/repository/blobs/${id}`, missing)).content)
  }

  commit = (change: NewCommit): Promise<Head> => commitParts(this.tools, change)

  renew = (change: NewCommit, from: string): Promise<Head | undefined> => renewBranch(this.tools, change, from)

  previewOf(commit: string): Promise<DeployPreview> {
    return readGitLabPreview(this.connection, this.root, commit)
  }

  private get tools(): CommitTools {
    return { ...this.reader, commit: (part, place) => this.send(part, place) }
  }

  protected async commitOf(id: string) {
    const missing = this.connection.refusals.noContent()
    const { title, parent_ids } = await this.connection.get<Commit>(`${this.root}/repository/commits/${id}`, missing)
    return { parent: parent_ids[0], title }
  }

  private readonly folder = remember(async (key): Promise<TreeEntry[] | undefined> => {
    const [commit = '', folder = ''] = key.split(':')
    const items = await this.readTree(commit, folder, false)
    return items?.map((item) => ({ id: item.id, name: item.name, kind: kindOfEntry(item), mode: item.mode }))
  })

  protected readonly readFolder: ReadFolder = (commit, folder) => this.folder(`${commit}:${folder}`)

  protected branchPath(branch: string): string {
    return `${this.root}/repository/branches/${encodeURIComponent(branch)}`
  }

  protected commitIn = (branch: unknown): string => (branch as GitLabBranch).commit.id

  protected numberOf = ({ iid }: MergeRequest): number => iid

  protected override wordsOf = ({ title, text }: RequestWords) => ({ title, description: text })

  protected override toPastCommit(listed: unknown) {
    const { id, title, author_name: author, committed_date: time, parent_ids } = listed as Commit
    return { id, parent: parent_ids[0], title, author, time }
  }

  protected override branchesOf = (source_branch: string, target_branch: string) => ({
    ...{ source_branch, target_branch, remove_source_branch: true },
  })

  protected toRequest = ({ state, web_url: address, sha }: MergeRequest): ChangeRequest => ({
    state: state === 'merged' || state === 'closed' ? state : 'open',
    ...{ address, commit: sha ?? undefined },
  })

  protected override readonly commentQuery = { per_page: 100 }
  protected override commentPaths = (number: number) => [`merge_requests/${number}/notes`]

  protected override toComment(listed: unknown, { web_url }: MergeRequest): RequestComment | undefined {
    const { id, author, body, created_at: time, system } = listed as GitLabNote
    return system ? undefined : { author: author.name, words: body, address: `${web_url}#note_${id}`, time }
  }

  protected toOpenRequest = ({
    title,
    author,
    web_url: address,
    source_branch: branch,
    sha,
  }: MergeRequest): OpenRequest => ({
    ...{ title, author: author.name, address, branch, commit: sha ?? undefined },
  })

  protected requests(branch: string | undefined, isOpen: boolean, into?: string): Promise<MergeRequest[]> {
    const newest = { order_by: 'created_at', sort: 'desc', per_page: branch === undefined ? 30 : 1 }
    const query = {
      ...(branch !== undefined && { source_branch: branch }),
      state: isOpen ? 'opened' : 'all',
      ...newest,
      ...(into && { target_branch: into }),
    }
    return this.connection.get(`${this.root}/merge_requests`, this.connection.refusals.noRepository(), { query })
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

  private async send(part: CommitPart, place: Place): Promise<string> {
    try {
      return await sendGitLabCommit(this.connection, this.root, part, place)
    } catch (error) {
      const mayBeTaken = !place.exists && !place.isMoved && error instanceof HostRefusal && error.kind === 'other'
      if (mayBeTaken && (await this.isInTheWay(place.branch))) throw this.connection.refusals.taken(place.branch)
      throw error
    }
  }

  protected async hasBelow(branch: string): Promise<boolean> {
    const query = { search: `^${branch}/`, per_page: 1 }
    const missing = this.connection.refusals.noRepository()
    return (
      (await this.connection.get<GitLabBranch[]>(`${this.root}/repository/branches`, missing, { query })).length > 0
    )
  }
}
