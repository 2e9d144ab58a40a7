import { decodeBase64, encodeBase64 } from '../base64'
import { commitParts, type Place } from '../commits/commit-parts'
import { GitTrees, type RawTree } from '../commits/git-trees'
import type { CommitPart } from '../commits/split-commit'
import { remember } from '../commits/tree-entries'
import {
  type Account,
  type ChangeRequest,
  type DeployPreview,
  type GitHost,
  type Head,
  historySize,
  type NewCommit,
  type OpenRequest,
} from '../git-host'
import { encodePath } from '../paths'
import { choosePreview, isAboutDeploy, type SeenDeploy } from '../previews'
import { isSuccess, messageOf } from '../requests/answer'
import type { Connection } from '../requests/connection'
import { RestHost } from '../rest-host'
import type {
  FilesAnswer,
  ForgejoBlob,
  ForgejoBranch,
  ForgejoCommit,
  ForgejoPull,
  ForgejoRepository,
  ForgejoStatus,
  ForgejoTree,
  ForgejoUser,
} from './answers'

const isFrom = ({ head, base }: ForgejoPull, branch: string): boolean =>
  (head?.label === branch || head?.ref === branch) && head?.repo_id === base?.repo_id

const withoutDetails = { stat: false, verification: false, files: false }

const pageSize = 50
const mostPages = 20

const deployStates: Record<string, SeenDeploy['state'] | undefined> = {
  success: 'ready',
  warning: 'ready',
  error: 'failed',
  failure: 'failed',
}

/** Forgejo and Gitea. A replaced file is sent with its blob id: the host refuses if it has changed. */
export class Forgejo extends RestHost<ForgejoPull> implements GitHost {
  protected override readonly usesEtags = false
  private readonly trees: GitTrees
  protected readonly commitOf = remember(async (id) => {
    const missing = this.connection.refusals.noContent()
    const { commit, parents } = await this.connection.get<ForgejoCommit>(`${this.root}/git/commits/${id}`, missing, {
      query: withoutDetails,
    })
    return { parent: parents?.[0]?.sha, title: commit.message.split('\n')[0] ?? '' }
  })
  protected override readonly historyApi = {
    folder: 'commits',
    ref: 'sha',
    query: { limit: historySize, ...withoutDetails },
  }

  constructor(connection: Connection, repository: string) {
    super(connection, `/repos/${encodePath(repository)}`)
    this.trees = new GitTrees((id, isRecursive) => this.readTree(id, isRecursive))
  }

  async open(): Promise<Account> {
    const [{ full_name, login }, site] = await this.readUserAndSite<ForgejoUser, ForgejoRepository>()
    const { default_branch: branch, archived: isArchived, empty, permissions } = site
    if (empty) throw this.connection.refusals.empty()
    return this.accountOf({ person: full_name || `@${login}`, branch, isArchived, mayWrite: permissions?.push })
  }

  list(head: Head, folder: string) {
    return this.trees.list(head.commit, folder)
  }

  protected get readFolder() {
    return this.trees.readFolder
  }

  async read(id: string): Promise<Uint8Array> {
    const { refusals } = this.connection
    const { content, size = 0 } = await this.connection.get<ForgejoBlob>(
      `${this.root}/git/blobs/${id}`,
      refusals.noContent(),
    )
    // A server leaves out large files: usually above 10 MB.
    if (!content && size > 0) throw refusals.tooLargeToRead()
    return decodeBase64(content ?? '')
  }

  commit(change: NewCommit): Promise<Head> {
    const tools = {
      ...this.reader,
      createBranch: (place: Place) => this.createBranch(place),
      deleteBranch: (branch: string) => this.deleteBranch(branch),
      commit: (part: CommitPart, place: Place) => this.send(part, place),
    }
    return commitParts(tools, change)
  }

  /** A branch cannot be moved. */
  async renew(): Promise<undefined> {}

  async previewOf(commit: string): Promise<DeployPreview> {
    const status = await this.connection.getIfAllowed<ForgejoStatus>(`${this.root}/commits/${commit}/status`)
    const deploys = (status?.statuses ?? []).filter(({ context }) => isAboutDeploy(context))
    return choosePreview(
      deploys.map(({ status, target_url }) => ({ state: deployStates[status] ?? 'building', address: target_url })),
    )
  }

  protected branchPath(branch: string): string {
    return `${this.root}/branches/${encodePath(branch)}`
  }

  protected commitIn = (branch: unknown): string => (branch as ForgejoBranch).commit.id

  protected numberOf = ({ number }: ForgejoPull): number => number

  protected toRequest = ({ state, merged, html_url: address, head }: ForgejoPull): ChangeRequest => ({
    state: merged ? 'merged' : state === 'open' ? 'open' : 'closed',
    ...{ address, commit: head?.sha || undefined },
  })

  /** The list cannot be asked for one branch. */
  protected toOpenRequest = ({ title, user, html_url: address, head }: ForgejoPull): OpenRequest => ({
    ...{ title, address, author: user?.full_name || user?.login || '' },
    ...{ branch: head?.label ?? '', commit: head?.sha || undefined },
  })

  protected async requests(branch: string | undefined, isOpen: boolean, into?: string): Promise<ForgejoPull[]> {
    const isWanted = (pull: ForgejoPull) =>
      (branch === undefined || isFrom(pull, branch)) && (into === undefined || pull.base?.ref === into)
    for (let page = 1; page <= mostPages; page++) {
      const query = { state: isOpen ? 'open' : 'all', page, limit: pageSize }
      const missing = this.connection.refusals.noRepository()
      const pulls = (await this.connection.get<ForgejoPull[] | null>(`${this.root}/pulls`, missing, { query })) ?? []
      const wantedPulls = pulls.filter(isWanted)
      if (wantedPulls.length > 0 || pulls.length === 0) return wantedPulls
    }
    return []
  }

  private async readTree(id: string, isRecursive: boolean): Promise<RawTree> {
    const entries: RawTree['entries'] = []
    const missing = this.connection.refusals.noContent()
    for (let page = 1; ; page++) {
      const query = { recursive: isRecursive, page, per_page: 1000 }
      const { tree, truncated } = await this.connection.get<ForgejoTree>(`${this.root}/git/trees/${id}`, missing, {
        query,
      })
      entries.push(...(tree ?? []))
      if (!truncated || !tree?.length) return { entries, isWhole: true }
    }
  }

  private async createBranch({ branch, parent }: Place): Promise<void> {
    const { connection, root } = this
    const body = { new_branch_name: branch, old_ref_name: parent }
    const answer = await connection.ask('POST', `${root}/branches`, { body })
    if (isSuccess(answer)) return
    const refusal = connection.explain(answer, branch)
    if (refusal.kind !== 'other') throw refusal
    const isTaken = answer.status === 409 || (await this.isInTheWay(branch))
    throw isTaken ? connection.refusals.taken(branch) : refusal
  }

  protected async hasBelow(branch: string): Promise<boolean> {
    const missing = this.connection.refusals.noRepository()
    for (let page = 1; page <= mostPages; page++) {
      const query = { page, limit: pageSize }
      const branches = await this.connection.get<ForgejoBranch[]>(`${this.root}/branches`, missing, { query })
      if (branches.some(({ name }) => name.startsWith(`${branch}/`))) return true
      if (branches.length === 0) return false
    }
    return false
  }

  private async send(part: CommitPart, { branch, blobs }: Place): Promise<string> {
    const { connection } = this
    const changed = part.files.map(({ path, bytes }) => {
      const sha = blobs.get(path)
      return { operation: sha ? 'update' : 'create', path, content: encodeBase64(bytes), ...(sha && { sha }) }
    })
    const removed = part.removed.map((path) => ({ operation: 'delete', path, sha: blobs.get(path) }))
    const body = { branch, message: part.title, files: [...changed, ...removed] }
    const answer = await connection.ask('POST', `${this.root}/contents`, { body })
    const sha = (answer.body as FilesAnswer | undefined)?.commit?.sha
    if (isSuccess(answer) && sha) return sha
    const message = messageOf(answer.body)
    if (/sha does not match|already exists|out of date|has been changed/i.test(message))
      throw connection.refusals.moved(branch)
    throw answer.status === 404 ? connection.refusals.noBranch(branch) : connection.explain(answer, branch)
  }
}
