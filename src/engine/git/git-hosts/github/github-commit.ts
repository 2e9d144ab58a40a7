import { encodeBase64 } from '../base64'
import { carriedFiles } from '../commits/carried-files'
import { differenceOf } from '../commits/commit-parts'
import { type ReadFolder, usualMode } from '../commits/tree-entries'
import type { BlobId, HostFile, NewCommit } from '../git-host'
import { HostRefusal } from '../host-refusal'
import { isSuccess } from '../requests/answer'
import type { Connection } from '../requests/connection'
import type { Created, GitCommit } from './answers'

/** Makes commits by GitHub's git data API. No branch has them yet. */
export class GitHubCommits {
  /** A second try does not send again what has arrived. */
  private readonly sent = new Set<BlobId>()

  constructor(
    private readonly connection: Connection,
    private readonly root: string,
    private readonly readFolder: ReadFolder,
    private readonly treeOf: (commit: string) => Promise<string>,
  ) {}

  async make(change: NewCommit): Promise<string> {
    const { base, branch } = change
    const tools = { readFolder: this.readFolder, refusals: this.connection.refusals }
    const { title, files, removed, before } = await differenceOf(tools, change)
    const tree: object[] = []
    for (const file of files) {
      await this.sendBlob(file, branch)
      tree.push({ path: file.path, mode: before.get(file.path)?.mode ?? usualMode, type: 'blob', sha: file.id })
    }
    for (const path of removed) tree.push({ path, mode: usualMode, type: 'blob', sha: null })
    for (const [path, entry] of await carriedFiles(tools, change))
      tree.push({ path, mode: entry?.mode ?? usualMode, type: 'blob', sha: entry?.id ?? null })
    const made = await this.create('trees', { base_tree: await this.treeOf(base.commit), tree }, branch)
    const commit = { message: title, tree: made, parents: [base.commit] }
    return this.create('commits', commit, branch)
  }

  /** Files, message and parents: the time of a second try is another. */
  areSame(one: GitCommit, other: GitCommit): boolean {
    const facts = ({ tree, message, parents }: GitCommit) =>
      [tree.sha, message, ...parents.map(({ sha }) => sha)].join()
    return facts(one) === facts(other)
  }

  private async sendBlob({ path, bytes, id }: HostFile & { id: BlobId }, branch: string): Promise<void> {
    const { refusals } = this.connection
    if (this.sent.has(id)) return
    const body = { content: encodeBase64(bytes), encoding: 'base64' }
    const sent = await this.create('blobs', body, branch).catch((error: unknown) => {
      throw error instanceof HostRefusal && error.kind === 'too-large' ? refusals.tooLarge(path) : error
    })
    if (sent !== id) throw refusals.foreign()
    this.sent.add(id)
  }

  private async create(what: 'blobs' | 'trees' | 'commits', body: object, branch: string): Promise<string> {
    const { connection, root } = this
    const answer = await connection.askPatiently('POST', `${root}/git/${what}`, { body })
    if (isSuccess(answer)) return (answer.body as Created).sha
    throw connection.explain(answer, branch)
  }
}
