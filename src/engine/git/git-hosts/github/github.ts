import { decodeBase64 } from '../base64'
import { followsCommit } from '../commits/commit-parts'
import { GitTrees } from '../commits/git-trees'
import { namesAbove } from '../commits/names'
import { remember, treeAt } from '../commits/tree'
import type { Account, ChangeRequest, DeployPreview, GitHost, Head, NewCommit, RequestWords } from '../git-host'
import { encodePath } from '../paths'
import { isSuccess, messageOf } from '../requests/answer'
import type { Connection } from '../requests/connection'
import { readHead } from '../requests/read-head'
import type { Blob, GitCommit, GitRef, GitTree, Pull, Repository, User } from './answers'
import { GitHubCommits } from './github-commit'
import { readGitHubPreview } from './github-preview'

const toRequest = ({ state, html_url, merged_at, merge_commit_sha, head }: Pull): ChangeRequest => {
  const known = { address: html_url, commit: head.sha }
  if (merged_at) return { state: 'merged', ...known, mergedAs: merge_commit_sha ?? undefined }
  return { state: state === 'open' ? 'open' : 'closed', ...known }
}

/** GitHub by its REST API. */
export class GitHub implements GitHost {
  readonly name = 'github'
  private readonly root: string
  private readonly trees: GitTrees
  private readonly commits: GitHubCommits
  private readonly commitOf = remember((id) =>
    this.connection.get<GitCommit>(`${this.root}/git/commits/${id}`, this.connection.refusals.noContent()),
  )

  constructor(
    private readonly connection: Connection,
    private readonly repository: string,
  ) {
    this.root = `/repos/${encodePath(repository)}`
    const rootOf = async (commit: string) => (await this.commitOf(commit)).tree.sha
    this.trees = new GitTrees({
      rootOf,
      read: async (id, isRecursive) => {
        const query: Record<string, number> = isRecursive ? { recursive: 1 } : {}
        const missing = connection.refusals.noContent()
        const { tree, truncated } = await connection.get<GitTree>(`${this.root}/git/trees/${id}`, missing, { query })
        return { entries: tree, isWhole: !truncated }
      },
    })
    this.commits = new GitHubCommits(connection, this.root, this.trees.readFolder, rootOf)
  }

  async open(): Promise<Account> {
    const { connection, root } = this
    const [user, site] = await Promise.all([
      connection.get<User>('/user', connection.refusals.signedOut()),
      connection.get<Repository>(root, connection.refusals.noRepository()),
    ])
    const head = await this.head(site.default_branch)
    const person = user.name || `@${user.login}`
    if (site.archived) return { person, mayWrite: false, whyNot: connection.refusals.archived().message, head }
    if (site.permissions?.push) return { person, mayWrite: true, head }
    return { person, mayWrite: false, whyNot: connection.refusals.tokenLacksRights().message, head }
  }

  head(branch: string, known?: Head): Promise<Head> {
    return readHead<GitRef>(this.connection, `${this.root}/git/ref/heads/${encodePath(branch)}`, {
      branch,
      known,
      commitOf: ({ object }) => object.sha,
      missing: () => this.missing(branch),
    })
  }

  list(head: Head, folder: string) {
    return this.trees.list(head.commit, folder)
  }

  treeOf(head: Head, folder: string): Promise<string | undefined> {
    return treeAt(this.trees.readFolder, head.commit, folder)
  }

  async read(id: string): Promise<Uint8Array> {
    const { refusals } = this.connection
    const { content, encoding } = await this.connection.get<Blob>(`${this.root}/git/blobs/${id}`, refusals.noContent())
    return encoding === 'base64' ? decodeBase64(content) : new TextEncoder().encode(content)
  }

  follows(commit: string, other: string): Promise<boolean> {
    const commitOf = async (id: string) => {
      const { parents, message } = await this.commitOf(id)
      return { parent: parents[0]?.sha, title: message }
    }
    return followsCommit({ commitOf }, commit, other)
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

  async request(branch: string, into: string, { title, text }: RequestWords): Promise<ChangeRequest> {
    const { connection, root } = this
    const [open] = await this.pulls(branch, { state: 'open', base: into })
    const answer = open
      ? await connection.ask('PATCH', `${root}/pulls/${open.number}`, { body: { title, body: text } })
      : await connection.askPatiently('POST', `${root}/pulls`, {
          body: { title, body: text, head: branch, base: into },
        })
    if (isSuccess(answer)) return toRequest(answer.body as Pull)
    if (/no commits between/i.test(messageOf(answer.body))) throw connection.refusals.nothingToReview(branch)
    throw connection.explain(answer)
  }

  async withdraw(branch: string, commit: string | undefined): Promise<void> {
    const { connection, root } = this
    for (const { number } of await this.pulls(branch, { state: 'open' })) {
      const answer = await connection.ask('PATCH', `${root}/pulls/${number}`, { body: { state: 'closed' } })
      if (!isSuccess(answer)) throw connection.explain(answer)
    }
    if (commit !== undefined && (await this.headOf(branch)) === commit)
      await connection.ask('DELETE', `${root}/git/refs/heads/${encodePath(branch)}`)
  }

  async requestOf(branch: string): Promise<ChangeRequest | undefined> {
    const [newest] = await this.pulls(branch, { state: 'all' })
    return newest && toRequest(newest)
  }

  previewOf(_branch: string, commit: string): Promise<DeployPreview> {
    return readGitHubPreview(this.connection, this.root, commit)
  }

  private pulls(branch: string, query: Record<string, string>): Promise<Pull[]> {
    const owner = this.repository.split('/')[0]
    const newest = { head: `${owner}:${branch}`, sort: 'created', direction: 'desc', per_page: 1 }
    const { connection } = this
    return connection.get<Pull[]>(`${this.root}/pulls`, connection.refusals.noRepository(), {
      query: { ...newest, ...query },
    })
  }

  /** Without its repository, a branch is missing, too. */
  private async missing(branch: string) {
    const { refusals } = this.connection
    await this.connection.get(this.root, refusals.noRepository())
    return refusals.noBranch(branch)
  }

  private async headOf(branch: string): Promise<string | undefined> {
    const answer = await this.connection.ask('GET', `${this.root}/git/ref/heads/${encodePath(branch)}`)
    if (answer.status === 404) return undefined
    if (!isSuccess(answer)) throw this.connection.explain(answer, branch)
    return (answer.body as GitRef).object.sha
  }

  /** Returns the commit that the branch has: one that has arrived before is as good. */
  private async createBranch(branch: string, commit: string): Promise<string> {
    const { connection, root } = this
    const body = { ref: `refs/heads/${branch}`, sha: commit }
    const answer = await connection.askPatiently('POST', `${root}/git/refs`, { body })
    if (isSuccess(answer)) return commit
    const refusal = connection.explain(answer, branch)
    if (refusal.kind !== 'other') throw refusal
    const there = await this.headOf(branch)
    if (there && this.commits.areSame(await this.commitOf(there), await this.commitOf(commit))) return there
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

  private async isInTheWay(branch: string): Promise<boolean> {
    for (const name of namesAbove(branch)) if (await this.headOf(name)) return true
    const path = `${this.root}/git/matching-refs/heads/${encodePath(branch)}/`
    const below = await this.connection.get<GitRef[]>(path, this.connection.refusals.noRepository())
    return below.length > 0
  }
}
