import { Failure } from '../../../base/shared-types/failure'
import type { ChangeRequest, GitHost, Head } from '../../../git/git-hosts/git-host'
import type { EditedSite } from '../../edited-site/edited-site'
import type { TextKeeper } from '../../edited-site/keepers'
import type { BranchFiles, KeptDocument } from '../kept'
import { outcomeOf } from './outcome'
import { findHead, isRefusal, readBranch } from './read-branch'
import { type Base, recover, type Sent, type SiteRecord } from './record'
import { type RenameParts, renameClashing } from './rename-clashing'
import { describeNews } from './sentences'
import { readReviewed, takeFiles } from './take-in'

export interface UpstreamParts extends RenameParts {
  record: KeptDocument<SiteRecord>
  text: Pick<TextKeeper, 'read' | 'revisionOf'>
  site: RenameParts['site'] & Pick<EditedSite, 'merge'>
  files: RenameParts['files'] & Pick<BranchFiles, 'moveTo'>
  /** The folder of pages.json: "" or "sites/fox/". */
  folder: string
}

/** The branch that the author's changes are about, and the request that waits there. */
export class Upstream {
  #work: Promise<unknown> = Promise.resolve()

  constructor(private readonly parts: UpstreamParts) {}

  /** Undefined until the branch was read for the first time. */
  get record(): SiteRecord | undefined {
    return this.parts.record.value
  }

  /** Reads the branch for the first time. */
  async begin(host: GitHost, head: Head): Promise<Base> {
    const { base, files } = await readBranch(host, head, this.parts.folder)
    await this.parts.files.moveTo(files)
    this.parts.record.keep({ base })
    return base
  }

  /** Finishes a merge that a crash has cut. To be called before the site is edited. */
  async recover(): Promise<void> {
    const { record, text } = this.parts
    if (record.value?.merging) record.keep(recover(record.value, text.revisionOf(await text.read())))
  }

  /** Runs one job at a time: none sees the branch move. */
  exclusive<Result>(job: () => Promise<Result>): Promise<Result> {
    const done = this.#work.then(job)
    this.#work = done.catch(() => undefined)
    return done
  }

  /** Looks whether the branch or the request has moved, and takes in what others have changed. Rejects with a Failure. */
  catchUp = (host: GitHost): Promise<void> => this.exclusive(() => this.catchUpNow(host))

  /** For a job that is exclusive already. */
  async catchUpNow(host: GitHost): Promise<void> {
    const request = await this.follow(host)
    const { waiting } = this.record ?? {}
    if (waiting && request?.state !== 'merged') await this.takeInReview(host, waiting, request)
  }

  /** Takes in the main branch, and what became of the request. */
  async follow(host: GitHost): Promise<ChangeRequest | undefined> {
    await this.recover()
    if (!this.record) return undefined
    await this.closeEarlier(host)
    const { base, waiting } = this.record
    let head = await findHead(host, base.head)
    const request = waiting && (await host.requestOf(waiting.branch))
    // Read after it, the branch has what was merged; read before it, it has nothing of an open request.
    if (request?.state === 'merged') head = await findHead(host, base.head)
    const hasMoved = head.commit !== base.head.commit
    const read = hasMoved ? await readBranch(host, head, this.parts.folder, base) : undefined
    const theirs = read?.base ?? { ...base, head }
    const outcome = outcomeOf(this.record, request?.state, theirs)
    const { former, waiting: left } = outcome
    const now = left && request && left.request !== request.address ? { ...left, request: request.address } : left
    const known = { base: theirs, waiting: now, sending: hasMoved ? undefined : this.record.sending }
    if (read) {
      await renameClashing(this.parts, read.files)
      await this.parts.files.moveTo(read.files)
    }
    if (read && former !== outcome.theirs) await this.merge(former, outcome.theirs, known)
    const news = describeNews(outcome, [base.head.branch, theirs.head.branch])
    if (read || now !== waiting || head !== base.head)
      this.keep({ ...known, merging: undefined, ...(news && { news }) })
    return request
  }

  keep(change: Partial<SiteRecord>): void {
    const { record } = this.parts
    if (record.value) record.keep({ ...record.value, ...change })
  }

  closeNews(): void {
    if (this.record?.news !== undefined) this.keep({ news: undefined })
  }

  /** Closes the request whose place another one has taken. */
  async closeEarlier(host: GitHost): Promise<void> {
    const { earlier, waiting } = this.record ?? {}
    if (!earlier || waiting?.request === undefined) return
    await host.withdraw(earlier.branch, earlier.commit)
    this.keep({ earlier: undefined })
  }

  /** Closes the request that waits. Its changes stay in the editor, and others' files in its branch. */
  async withdraw(host: GitHost): Promise<void> {
    for (const sent of [this.record?.waiting, this.record?.earlier])
      if (sent) await host.withdraw(sent.branch, sent.foreign?.length ? undefined : sent.commit)
    this.keep({ waiting: undefined, earlier: undefined, sending: undefined })
  }

  /** A reviewer's commit on the branch is taken in like anybody's change. */
  private async takeInReview(host: GitHost, waiting: Sent, request: ChangeRequest | undefined): Promise<void> {
    if (request?.commit !== undefined && request.commit === waiting.commit) return
    const head = await this.headOf(host, waiting)
    const { record, parts } = this
    if (!head || !record || head.commit === waiting.commit) return
    const { sending } = record
    if (sending?.branch === waiting.branch && (await this.isThere(host, head, sending)))
      return this.keep({ waiting: { ...sending, commit: head.commit }, sending: undefined })
    const reviewed = await readReviewed({ host, folder: parts.folder }, waiting, head, record.base)
    await takeFiles(host, parts.files, reviewed, waiting, parts.newId)
    const known = { base: record.base, waiting: reviewed.waiting }
    if (reviewed.former !== reviewed.waiting.text) await this.merge(reviewed.former, reviewed.waiting.text, known)
    this.keep({ ...known, merging: undefined })
  }

  /** Undefined where the branch was deleted: the next publication makes it again. */
  private async headOf(host: GitHost, waiting: Sent): Promise<Head | undefined> {
    try {
      return await host.head(waiting.branch)
    } catch (error) {
      if (!isRefusal(error, 'missing')) throw error
      if (waiting.commit !== undefined) this.keep({ waiting: { ...waiting, commit: undefined } })
      return undefined
    }
  }

  private async isThere(host: GitHost, head: Head, { text }: Sent): Promise<boolean> {
    return (await readBranch(host, head, this.parts.folder)).base.text === text
  }

  private async merge(former: string, theirs: string, known: Pick<SiteRecord, 'base' | 'waiting'>): Promise<void> {
    const note = async (revision: string) => this.keep({ merging: { ...known, revision } })
    const merged = await this.parts.site.merge({ former, theirs, note })
    if (merged.kind === 'problem') throw new Failure(merged.problem)
  }
}
