import { decodeBase64 } from '../base64'
import { GitTrees } from '../commits/git-trees'
import { remember } from '../commits/tree-entries'
import type {
  Account,
  ChangeRequest,
  DeployPreview,
  GitHost,
  Head,
  NewCommit,
  OpenRequest,
  WantedSite,
} from '../git-host'
import { encodePath } from '../paths'
import { isSuccess, messageOf } from '../requests/answer'
import type { Connection } from '../requests/connection'
import { RestHost } from '../rest-host'
import type { Blob, GitCommit, GitHubRepository, GitRef, GitTree, Pull, User } from './answers'
import { GitHubCommits } from './github-commit'
import { readGitHubPreview } from './github-preview'
import { askForSite, type SiteAnswer } from './site-question'

export class GitHub extends RestHost<Pull> implements GitHost {
  private readonly trees: GitTrees
  private text?: SiteAnswer['text']
  private readonly commits: GitHubCommits
  private readonly gitCommit = remember((id) =>
    this.connection.get<GitCommit>(`${this.root}/git/commits/${id}`, this.connection.refusals.noContent()),
  )

  constructor(
    connection: Connection,
    private readonly repository: string,
    private readonly graphql: string,
  ) {
    super(connection, `/repos/${encodePath(repository)}`)
    this.trees = new GitTrees(async (id, isRecursive) => {
      const query: Record<string, number> = isRecursive ? { recursive: 1 } : {}
      const missing = connection.refusals.noContent()
      const { tree, truncated } = await connection.get<GitTree>(`${this.root}/git/trees/${id}`, missing, { query })
      return { entries: tree, isWhole: !truncated }
    })
    const treeOf = async (commit: string) => (await this.gitCommit(commit)).tree.sha
    this.commits = new GitHubCommits(connection, this.root, this.trees.readFolder, treeOf)
  }

  async open(wanted?: WantedSite): Promise<Account> {
    return (wanted && (await this.openWith(wanted))) ?? this.openAlone()
  }

  /** In one request, with what is read next. */
  private async openWith(wanted: WantedSite): Promise<Account | undefined> {
    const { connection, repository, graphql: address } = this
    const answer = await askForSite(connection, { address, repository, wanted })
    if (!answer) return undefined
    const { folders, text, branch, commit, ...access } = answer
    for (const [id, entries] of folders) this.trees.note(id, entries)
    this.text = text
    return this.describeAccount(access, { branch, commit })
  }

  private async openAlone(): Promise<Account> {
    const [{ name, login }, site] = await this.readUserAndSite<User, GitHubRepository>()
    const { default_branch: branch, archived: isArchived, permissions } = site
    return this.accountOf({ person: name || `@${login}`, branch, isArchived, mayWrite: permissions?.push })
  }

  list(head: Head, folder: string) {
    return this.trees.list(head.commit, folder)
  }

  protected get readFolder() {
    return this.trees.readFolder
  }

  protected async commitOf(id: string) {
    const { parents, message: title } = await this.gitCommit(id)
    return { parent: parents[0]?.sha, title }
  }

  async read(id: string): Promise<Uint8Array> {
    if (this.text?.id === id) return this.text.bytes
    const missing = this.connection.refusals.noContent()
    const path = `${this.root}/git/blobs/${id}`
    // In base64 it weighs twice as much.
    const raw = { accept: 'application/vnd.github.raw+json' }
    const body = await this.connection.get<Uint8Array | Blob>(path, missing, raw)
    return body instanceof Uint8Array ? body : decodeBase64(body.content)
  }

  async commit(change: NewCommit): Promise<Head> {
    const { branch, base } = change
    const commit = await this.commits.make(change)
    if (branch !== base.branch) return { branch, commit: await this.createBranch(branch, commit) }
    await this.moveBranch(branch, commit, false)
    return { branch, commit }
  }

  async renew(change: NewCommit, from: string): Promise<Head> {
    const { branch } = change
    const commit = await this.commits.make(change)
    if ((await this.headOf(branch)) !== from) throw this.connection.refusals.moved(branch)
    await this.moveBranch(branch, commit, true)
    return { branch, commit }
  }

  previewOf(commit: string): Promise<DeployPreview> {
    return readGitHubPreview(this.connection, this.root, commit)
  }

  protected branchPath(branch: string): string {
    return `${this.root}/git/ref/heads/${encodePath(branch)}`
  }

  protected commitIn = (branch: unknown): string => (branch as GitRef).object.sha

  protected numberOf = ({ number }: Pull): number => number

  protected toRequest = ({ state, html_url: address, merged_at, head }: Pull): ChangeRequest => ({
    state: merged_at ? 'merged' : state === 'open' ? 'open' : 'closed',
    ...{ address, commit: head.sha },
  })

  protected override readonly commentQuery = { per_page: 100 }
  protected override commentPaths = (number: number) => [
    ...[`issues/${number}/comments`, `pulls/${number}/reviews`],
    `pulls/${number}/comments`,
  ]

  protected toOpenRequest = ({ title, user, html_url: address, head }: Pull): OpenRequest => ({
    ...{ title, address, author: user?.login ?? '' },
    ...{ branch: head.ref, commit: head.sha },
  })

  protected requests(branch: string | undefined, isOpen: boolean, base?: string): Promise<Pull[]> {
    const { connection, root, repository } = this
    const newest = { sort: 'created', direction: 'desc', per_page: branch === undefined ? 30 : 1 }
    const head = branch !== undefined && { head: `${repository.split('/')[0]}:${branch}` }
    const query = { ...head, state: isOpen ? 'open' : 'all', ...newest }
    return connection.get(`${root}/pulls`, connection.refusals.noRepository(), {
      query: { ...query, ...(base && { base }) },
    })
  }

  protected async hasBelow(branch: string): Promise<boolean> {
    const path = `${this.root}/git/matching-refs/heads/${encodePath(branch)}/`
    return (await this.connection.get<GitRef[]>(path, this.connection.refusals.noRepository())).length > 0
  }

  protected override deleteBranch(branch: string) {
    return this.connection.ask('DELETE', `${this.root}/git/refs/heads/${encodePath(branch)}`)
  }

  /** Returns the commit that the branch has, which may have arrived before. */
  private async createBranch(branch: string, commit: string): Promise<string> {
    const { connection, root } = this
    const body = { ref: `refs/heads/${branch}`, sha: commit }
    const answer = await connection.askPatiently('POST', `${root}/git/refs`, { body })
    if (isSuccess(answer)) return commit
    const refusal = connection.explain(answer, branch)
    if (refusal.kind !== 'other') throw refusal
    const there = await this.headOf(branch)
    if (there && this.commits.areSame(await this.gitCommit(there), await this.gitCommit(commit))) return there
    if (await this.isInTheWay(branch)) throw connection.refusals.taken(branch)
    // GitHub gives no other reason where a ruleset forbids new branches.
    const isForbidden = /reference update failed/i.test(messageOf(answer.body))
    throw isForbidden ? connection.refusals.protected(branch) : refusal
  }

  private async moveBranch(branch: string, commit: string, force: boolean): Promise<void> {
    const { connection, root } = this
    const path = `${root}/git/refs/heads/${encodePath(branch)}`
    const answer = await connection.askPatiently('PATCH', path, { body: { sha: commit, force } })
    if (isSuccess(answer)) return
    const isPassed = /fast.?forward/i.test(messageOf(answer.body))
    throw isPassed ? connection.refusals.moved(branch) : connection.explain(answer, branch)
  }
}
