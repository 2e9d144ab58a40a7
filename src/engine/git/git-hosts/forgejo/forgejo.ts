import { decodeBase64, encodeBase64 } from '../base64'
import { type CommitTools, commitParts, followsCommit, type Place } from '../commits/commit-parts'
import { GitTrees, type RawTree } from '../commits/git-trees'
import { namesAbove } from '../commits/names'
import type { Part } from '../commits/parts'
import { remember, treeAt } from '../commits/tree'
import type { Account, ChangeRequest, DeployPreview, GitHost, Head, NewCommit, RequestWords } from '../git-host'
import { encodePath } from '../paths'
import { choosePreview, isAboutDeploy, type SeenDeploy } from '../previews'
import { isSuccess, messageOf } from '../requests/answer'
import type { Connection } from '../requests/connection'
import type { Blob, Branch, CombinedStatus, FilesAnswer, GitCommit, GitTree, Pull, Repository, User } from './answers'

const toRequest = ({ state, merged, merge_commit_sha, html_url, head }: Pull): ChangeRequest => {
  const known = { address: html_url, commit: head?.sha || undefined }
  if (merged) return { state: 'merged', ...known, mergedAs: merge_commit_sha ?? undefined }
  return { state: state === 'open' ? 'open' : 'closed', ...known }
}

const isFrom = ({ head, base }: Pull, branch: string): boolean =>
  (head?.label === branch || head?.ref === branch) && head?.repo_id === base?.repo_id

const pageSize = 50
const mostPages = 20

const deployStates: Record<string, SeenDeploy['state'] | undefined> = {
  success: 'ready',
  warning: 'ready',
  error: 'failed',
  failure: 'failed',
}

/** Forgejo and Gitea. Each file that is replaced is sent with its blob id: the host refuses if it has changed. */
export class Forgejo implements GitHost {
  readonly name = 'forgejo'
  private readonly root: string
  private readonly trees: GitTrees
  private readonly commitOf = remember((id) => {
    const query = { stat: false, verification: false, files: false }
    return this.connection.get<GitCommit>(`${this.root}/git/commits/${id}`, this.connection.refusals.noContent(), {
      query,
    })
  })

  constructor(
    private readonly connection: Connection,
    repository: string,
  ) {
    this.root = `/repos/${encodePath(repository)}`
    this.trees = new GitTrees({
      rootOf: async (commit) => commit,
      read: (id, isRecursive) => this.readTree(id, isRecursive),
    })
  }

  async open(): Promise<Account> {
    const { connection, root } = this
    const [user, site] = await Promise.all([
      connection.get<User>('/user', connection.refusals.signedOut()),
      connection.get<Repository>(root, connection.refusals.noRepository()),
    ])
    if (site.empty) throw connection.refusals.empty()
    const head = await this.head(site.default_branch)
    const person = user.full_name || `@${user.login}`
    if (site.archived) return { person, mayWrite: false, whyNot: connection.refusals.archived().message, head }
    if (site.permissions?.push) return { person, mayWrite: true, head }
    return { person, mayWrite: false, whyNot: connection.refusals.tokenLacksRights().message, head }
  }

  async head(branch: string, known?: Head): Promise<Head> {
    const commit = await this.headOf(branch)
    if (!commit) {
      // Without its repository, a branch is missing, too.
      await this.connection.get(this.root, this.connection.refusals.noRepository())
      throw this.connection.refusals.noBranch(branch)
    }
    return known?.branch === branch && known.commit === commit ? known : { branch, commit }
  }

  list(head: Head, folder: string) {
    return this.trees.list(head.commit, folder)
  }

  treeOf(head: Head, folder: string): Promise<string | undefined> {
    return treeAt(this.trees.readFolder, head.commit, folder)
  }

  async read(id: string): Promise<Uint8Array> {
    const { refusals } = this.connection
    const { content, size = 0 } = await this.connection.get<Blob>(`${this.root}/git/blobs/${id}`, refusals.noContent())
    // A server leaves out the content of files that are larger than it allows: usually 10 MB.
    if (!content && size > 0) throw refusals.tooLargeToRead()
    return decodeBase64(content ?? '')
  }

  follows = (commit: string, other: string): Promise<boolean> => followsCommit(this.tools, commit, other)

  commit = (change: NewCommit): Promise<Head> => commitParts(this.tools, change)

  /** A branch cannot be moved. */
  async renew(): Promise<undefined> {}

  async request(branch: string, into: string, { title, text }: RequestWords): Promise<ChangeRequest> {
    const { connection, root } = this
    const open = await this.findPull((pull) => isFrom(pull, branch) && pull.base?.ref === into, 'open')
    const body = { title, body: text }
    const answer = open
      ? await connection.ask('PATCH', `${root}/pulls/${open.number}`, { body })
      : await connection.askPatiently('POST', `${root}/pulls`, { body: { ...body, head: branch, base: into } })
    if (isSuccess(answer)) return toRequest(answer.body as Pull)
    throw connection.explain(answer)
  }

  async withdraw(branch: string, commit: string | undefined): Promise<void> {
    const { connection, root } = this
    const open = await this.findPull((pull) => isFrom(pull, branch), 'open')
    const body = { state: 'closed' }
    const answer = open && (await connection.ask('PATCH', `${root}/pulls/${open.number}`, { body }))
    if (answer && !isSuccess(answer)) throw connection.explain(answer)
    if (commit !== undefined && (await this.headOf(branch)) === commit) await this.deleteBranch(branch)
  }

  async requestOf(branch: string): Promise<ChangeRequest | undefined> {
    const newest = await this.findPull((pull) => isFrom(pull, branch), 'all')
    return newest && toRequest(newest)
  }

  async previewOf(_branch: string, commit: string): Promise<DeployPreview> {
    const answer = await this.connection.ask('GET', `${this.root}/commits/${commit}/status`)
    const statuses = isSuccess(answer) ? ((answer.body as CombinedStatus).statuses ?? []) : []
    const deploys = statuses.filter(({ context }) => isAboutDeploy(context))
    return choosePreview(
      deploys.map(({ status, target_url }) => ({ state: deployStates[status] ?? 'building', address: target_url })),
    )
  }

  private get tools(): CommitTools {
    return {
      refusals: this.connection.refusals,
      readFolder: this.trees.readFolder,
      read: (id) => this.read(id),
      headOf: (branch) => this.headOf(branch),
      commitOf: async (id) => {
        const { commit, parents } = await this.commitOf(id)
        return { parent: parents?.[0]?.sha, title: commit.message.split('\n')[0] ?? '' }
      },
      createBranch: (place) => this.createBranch(place),
      deleteBranch: (branch) => this.deleteBranch(branch),
      commit: (part, place) => this.send(part, place),
    }
  }

  /** The newest first. The list cannot be asked for one branch. */
  private async findPull(isWanted: (pull: Pull) => boolean, state: 'open' | 'all'): Promise<Pull | undefined> {
    for (let page = 1; page <= mostPages; page++) {
      const query = { state, page, limit: pageSize }
      const missing = this.connection.refusals.noRepository()
      const pulls = (await this.connection.get<Pull[] | null>(`${this.root}/pulls`, missing, { query })) ?? []
      const found = pulls.find(isWanted)
      if (found || pulls.length === 0) return found
    }
    return undefined
  }

  private async readTree(id: string, isRecursive: boolean): Promise<RawTree> {
    const entries: RawTree['entries'] = []
    const missing = this.connection.refusals.noContent()
    for (let page = 1; ; page++) {
      const query = { recursive: isRecursive, page, per_page: 1000 }
      const { tree, truncated } = await this.connection.get<GitTree>(`${this.root}/git/trees/${id}`, missing, { query })
      entries.push(...(tree ?? []))
      if (!truncated || !tree?.length) return { entries, isWhole: true }
    }
  }

  private async headOf(branch: string): Promise<string | undefined> {
    const answer = await this.connection.ask('GET', `${this.root}/branches/${encodePath(branch)}`)
    if (answer.status === 404) return undefined
    if (!isSuccess(answer)) throw this.connection.explain(answer, branch)
    return (answer.body as Branch).commit.id
  }

  private deleteBranch(branch: string) {
    return this.connection.ask('DELETE', `${this.root}/branches/${encodePath(branch)}`)
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

  private async isInTheWay(branch: string): Promise<boolean> {
    for (const name of namesAbove(branch)) if (await this.headOf(name)) return true
    const missing = this.connection.refusals.noRepository()
    for (let page = 1; page <= mostPages; page++) {
      const query = { page, limit: pageSize }
      const branches = await this.connection.get<Branch[]>(`${this.root}/branches`, missing, { query })
      if (branches.some(({ name }) => name.startsWith(`${branch}/`))) return true
      if (branches.length === 0) return false
    }
    return false
  }

  private async send(part: Part, { branch, blobs }: Place): Promise<string> {
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
