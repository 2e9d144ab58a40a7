import { type CommitInfo, type CommitReader, followsCommit } from './commits/commit-parts'
import { entryAt, type ReadFolder } from './commits/tree-entries'
import {
  type Account,
  type BlobId,
  type ChangeRequest,
  type Head,
  historySize,
  type OpenRequest,
  type PastCommit,
  type RequestComment,
  type RequestWords,
  type TreeEntry,
} from './git-host'
import { type Answer, isSuccess, messageOf } from './requests/answer'
import type { Connection } from './requests/connection'

interface Access {
  person: string
  branch: string
  isArchived?: boolean
  mayWrite?: boolean
}

/** As GitHub and Forgejo list it. */
interface ListedCommit {
  sha: string
  parents?: { sha: string }[] | null
  commit: { message: string; author?: { name?: string } | null; committer?: { date?: string } | null }
}

/** As GitHub and Forgejo list comments and reviews. */
interface ListedComment {
  user?: { login?: string } | null
  body?: string | null
  html_url?: string
  created_at?: string
  submitted_at?: string
}

/** What hosts have in common. `Request` is a host's own; its fields are those of GitHub and Forgejo. */
export abstract class RestHost<Request> {
  /** Whether the host lets the editor's origin ask with an etag. */
  protected readonly usesEtags: boolean = true
  protected readonly requestApi = {
    folder: 'pulls',
    method: 'PATCH' as 'PATCH' | 'PUT',
    closed: { state: 'closed' } as object,
  }

  protected readonly historyApi: { folder: string; ref: string; query: Record<string, number | boolean> } = {
    folder: 'commits',
    ref: 'sha',
    query: { per_page: historySize },
  }

  constructor(
    protected readonly connection: Connection,
    protected readonly root: string,
  ) {}

  abstract read(id: BlobId): Promise<Uint8Array>
  protected abstract get readFolder(): ReadFolder
  protected abstract commitOf(id: string): Promise<CommitInfo>
  protected abstract branchPath(branch: string): string
  protected abstract commitIn(branch: unknown): string
  protected abstract hasBelow(branch: string): Promise<boolean>
  /** The newest first; others may be missing. Without a branch, all. */
  protected abstract requests(branch: string | undefined, isOpen: boolean, into?: string): Promise<Request[]>
  protected abstract numberOf(request: Request): number
  protected toPastCommit(listed: unknown): PastCommit {
    const { sha: id, parents, commit } = listed as ListedCommit
    const { message, author, committer } = commit
    const by = { author: author?.name ?? '', time: committer?.date ?? '' }
    return { id, parent: parents?.[0]?.sha, title: message.split('\n')[0] ?? '', ...by }
  }

  protected readonly commentQuery: Record<string, number> = {}
  protected commentPaths = (number: number): string[] => [`issues/${number}/comments`, `pulls/${number}/reviews`]

  protected toComment(listed: unknown, _request: Request): RequestComment | undefined {
    const { user, body, html_url, created_at, submitted_at } = listed as ListedComment
    const time = created_at ?? submitted_at ?? ''
    return body ? { author: user?.login ?? '', words: body, address: html_url ?? '', time } : undefined
  }

  protected abstract toOpenRequest(request: Request): OpenRequest
  protected abstract toRequest(request: Request): ChangeRequest

  protected wordsOf = ({ title, text }: RequestWords): object => ({ title, body: text })

  protected branchesOf = (head: string, base: string): object => ({ head, base })

  find(head: Head, path: string): Promise<TreeEntry | undefined> {
    return entryAt(this.readFolder, head.commit, path)
  }

  follows(commit: string, other: string): Promise<boolean> {
    return followsCommit(this.reader, commit, other)
  }

  protected get reader(): CommitReader {
    return {
      refusals: this.connection.refusals,
      readFolder: this.readFolder,
      read: (id) => this.read(id),
      headOf: (branch) => this.headOf(branch),
      commitOf: (id) => this.commitOf(id),
    }
  }

  protected readUserAndSite<User, Site>(): Promise<[User, Site]> {
    const { connection, root } = this
    return Promise.all([
      connection.get<User>('/user', connection.refusals.signedOut()),
      connection.get<Site>(root, connection.refusals.noRepository()),
    ])
  }

  protected async accountOf(access: Access): Promise<Account> {
    return this.describeAccount(access, await this.head(access.branch))
  }

  protected describeAccount({ person, isArchived, mayWrite }: Omit<Access, 'branch'>, head: Head): Account {
    const { refusals } = this.connection
    if (isArchived) return { person, mayWrite: false, whyNot: refusals.archived().message, head }
    if (mayWrite) return { person, mayWrite, head }
    return { person, mayWrite: false, whyNot: refusals.tokenLacksRights().message, head }
  }

  async head(branch: string, known?: Head): Promise<Head> {
    const { connection, root, usesEtags } = this
    const before = known?.branch === branch ? known : undefined
    const answer = await connection.ask('GET', this.branchPath(branch), { etag: before?.etag })
    if (before && answer.status === 304) return before
    const commit = this.readCommit(answer, branch)
    // Without its repository, a branch is missing, too.
    if (!commit) await connection.get(root, connection.refusals.noRepository())
    if (!commit) throw connection.refusals.noBranch(branch)
    const etag = (usesEtags && answer.headers.get('etag')) || undefined
    if (before?.commit === commit && (before.etag || !etag)) return before
    return { branch, commit, ...(etag && { etag }) }
  }

  async history(commit: string, path: string, page: number): Promise<PastCommit[]> {
    const { connection, root, historyApi } = this
    const query = { [historyApi.ref]: commit, path, page, ...historyApi.query }
    const answer = await connection.ask('GET', `${root}/${historyApi.folder}`, { query })
    // Forgejo says so of a path that no commit has changed.
    if (answer.status === 404) return []
    if (!isSuccess(answer)) throw connection.explain(answer)
    return (answer.body as unknown[]).map((listed) => this.toPastCommit(listed))
  }

  protected async headOf(branch: string): Promise<string | undefined> {
    return this.readCommit(await this.connection.ask('GET', this.branchPath(branch)), branch)
  }

  private readCommit(answer: Answer, branch: string): string | undefined {
    if (answer.status === 404) return undefined
    if (!isSuccess(answer)) throw this.connection.explain(answer, branch)
    return this.commitIn(answer.body)
  }

  /** Git keeps branches as files: "a" and "a/b" cannot both exist. */
  protected async isInTheWay(branch: string): Promise<boolean> {
    const parts = branch.split('/')
    for (const at of parts.keys()) if (await this.headOf(parts.slice(0, at + 1).join('/'))) return true
    return this.hasBelow(branch)
  }

  async request(branch: string, into: string, words: RequestWords): Promise<ChangeRequest> {
    const { connection, root, requestApi } = this
    const path = `${root}/${requestApi.folder}`
    const [open] = await this.requests(branch, true, into)
    const body = this.wordsOf(words)
    const answer = open
      ? await connection.ask(requestApi.method, `${path}/${this.numberOf(open)}`, { body })
      : await connection.askPatiently('POST', path, { body: { ...body, ...this.branchesOf(branch, into) } })
    if (isSuccess(answer)) return this.toRequest(answer.body as Request)
    if (/no commits between/i.test(messageOf(answer.body))) throw connection.refusals.nothingToReview(branch)
    throw connection.explain(answer)
  }

  async requestOf(branch: string): Promise<ChangeRequest | undefined> {
    const [newest] = await this.requests(branch, false)
    return newest && this.toRequest(newest)
  }

  async commentsOn(branch: string): Promise<RequestComment[]> {
    const { connection, root } = this
    const [open] = await this.requests(branch, true)
    if (!open) return []
    const lists = await Promise.all(
      this.commentPaths(this.numberOf(open)).map((path) =>
        connection.get<unknown[]>(`${root}/${path}`, connection.refusals.noRepository(), { query: this.commentQuery }),
      ),
    )
    const comments = lists.flat().flatMap((listed) => this.toComment(listed, open) ?? [])
    return comments.sort((one, other) => Date.parse(one.time) - Date.parse(other.time))
  }

  async openRequests(into: string): Promise<OpenRequest[]> {
    return (await this.requests(undefined, true, into)).map((request) => this.toOpenRequest(request))
  }

  async withdraw(branch: string, commit: string | undefined): Promise<void> {
    const { connection, root, requestApi } = this
    for (const open of await this.requests(branch, true)) {
      const path = `${root}/${requestApi.folder}/${this.numberOf(open)}`
      const answer = await connection.ask(requestApi.method, path, { body: requestApi.closed })
      if (!isSuccess(answer)) throw connection.explain(answer)
    }
    if (commit !== undefined && (await this.headOf(branch)) === commit) await this.deleteBranch(branch)
  }

  protected deleteBranch(branch: string): Promise<Answer> {
    return this.connection.ask('DELETE', this.branchPath(branch))
  }
}
