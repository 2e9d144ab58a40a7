import { decodeBase64 } from '../base64'
import { type CommitTools, commitParts, type Place } from '../commits/commit-parts'
import { GitTrees } from '../commits/git-trees'
import { namesAbove } from '../commits/names'
import type { Part } from '../commits/parts'
import { remember, treeAt } from '../commits/tree'
import type { Account, ChangeRequest, DeployPreview, GitHost, Head, NewCommit } from '../git-host'
import { encodePath } from '../paths'
import { isSuccess, messageOf } from '../requests/answer'
import type { Connection } from '../requests/connection'
import { readHead } from '../requests/read-head'
import type { Blob, GitCommit, GitRef, GitTree, Pull, Repository, User } from './answers'
import { commitOnBranch } from './github-commit'
import { readGitHubPreview } from './github-preview'

const toRequest = ({ state, html_url, merged_at, merge_commit_sha }: Pull): ChangeRequest => {
  if (merged_at) return { state: 'merged', address: html_url, mergedAs: merge_commit_sha ?? undefined }
  return { state: state === 'open' ? 'open' : 'closed', address: html_url }
}

/** GitHub by its REST API. Commits are made by GraphQL, whose `expectedHeadOid` refuses a branch that has moved. */
export class GitHub implements GitHost {
  readonly name = 'github'
  private readonly root: string
  private readonly trees: GitTrees
  private readonly commitOf = remember((id) =>
    this.connection.get<GitCommit>(`${this.root}/git/commits/${id}`, this.connection.refusals.noContent()),
  )

  constructor(
    private readonly connection: Connection,
    private readonly repository: string,
    private readonly graphql: string,
  ) {
    this.root = `/repos/${encodePath(repository)}`
    this.trees = new GitTrees({
      rootOf: async (commit) => (await this.commitOf(commit)).tree.sha,
      read: async (id, isRecursive) => {
        const query: Record<string, number> = isRecursive ? { recursive: 1 } : {}
        const missing = connection.refusals.noContent()
        const { tree, truncated } = await connection.get<GitTree>(`${this.root}/git/trees/${id}`, missing, { query })
        return { entries: tree, isWhole: !truncated }
      },
    })
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

  commit(change: NewCommit): Promise<Head> {
    const tools: CommitTools = {
      refusals: this.connection.refusals,
      readFolder: this.trees.readFolder,
      headOf: (branch) => this.headOf(branch),
      commitOf: async (id) => {
        const { parents, message } = await this.commitOf(id)
        return { parent: parents[0]?.sha, title: message.split('\n')[0] ?? '' }
      },
      createBranch: (place) => this.createBranch(place),
      deleteBranch: (branch) => this.connection.ask('DELETE', `${this.root}/git/refs/heads/${encodePath(branch)}`),
      commit: (part, place) => this.send(part, place),
    }
    return commitParts(tools, change)
  }

  async request(branch: string, into: string, words: { title: string; text: string }): Promise<ChangeRequest> {
    const { connection } = this
    const open = await this.pulls(branch, { state: 'open', base: into })
    if (open[0]) return toRequest(open[0])
    const body = { title: words.title, body: words.text, head: branch, base: into }
    const answer = await connection.ask('POST', `${this.root}/pulls`, { body })
    if (isSuccess(answer)) return toRequest(answer.body as Pull)
    if (/no commits between/i.test(messageOf(answer.body))) throw connection.refusals.nothingToReview(branch)
    throw connection.explain(answer)
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

  private async createBranch({ branch, parent }: Place): Promise<void> {
    const { connection, root } = this
    const body = { ref: `refs/heads/${branch}`, sha: parent }
    const answer = await connection.ask('POST', `${root}/git/refs`, { body })
    if (isSuccess(answer)) return
    const refusal = connection.explain(answer, branch)
    if (refusal.kind !== 'other') throw refusal
    if (await this.isInTheWay(branch)) throw connection.refusals.taken(branch)
    // GitHub gives no other reason where a ruleset forbids new branches.
    const isForbidden = /reference update failed/i.test(messageOf(answer.body))
    throw isForbidden ? connection.refusals.protected(branch) : refusal
  }

  private async isInTheWay(branch: string): Promise<boolean> {
    for (const name of namesAbove(branch)) if (await this.headOf(name)) return true
    const path = `${this.root}/git/matching-refs/heads/${encodePath(branch)}/`
    const below = await this.connection.get<GitRef[]>(path, this.connection.refusals.noRepository())
    return below.length > 0
  }

  private send(part: Part, place: Place): Promise<string> {
    return commitOnBranch(this.connection, this.graphql, this.repository, part, place)
  }
}
