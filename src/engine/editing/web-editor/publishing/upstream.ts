import { Failure } from '../../../base/shared-types/failure'
import type { ChangeRequest, GitHost, Head } from '../../../git/git-hosts/git-host'
import type { EditedSite } from '../../edited-site/edited-site'
import type { TextKeeper } from '../../edited-site/keepers'
import type { BranchFiles, KeptDocument } from '../kept'
import { outcomeOf } from './outcome'
import { findHead, isRefusal, readBranch } from './read-branch'
import { type Base, recover, type Sent, type SiteRecord } from './record'
import { type RenameParts, renameClashing } from './rename-clashing'
import { describeNews, notRead } from './sentences'
import { readReviewed, takeFiles } from './take-in'

export interface UpstreamParts extends RenameParts {
  record: KeptDocument<SiteRecord>
  text: Pick<TextKeeper, 'read' | 'revisionOf'>
  site: RenameParts['site'] & Pick<EditedSite, 'merge'>
  files: RenameParts['files'] & Pick<BranchFiles, 'moveTo'>
  folder: string
}

export class Upstream {
  private work: Promise<unknown> = Promise.resolve()

  constructor(private readonly parts: UpstreamParts) {}

  /** Undefined until the branch was read for the first time. */
  get record(): SiteRecord | undefined {
    return this.parts.record.value
  }

  /** For what is done once it was read. */
  get known(): SiteRecord {
    if (!this.record) throw new Failure(notRead)
    return this.record
  }

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
    const done = this.work.then(job)
    this.work = done.catch(() => undefined)
    return done
  }

  /** Looks whether the branch or the request has moved, and takes in the changes of others. Rejects with a Failure. */
  catchUp = (host: GitHost): Promise<void> => this.exclusive(() => this.catchUpNow(host))

  /** For a job that is exclusive already. */
  async catchUpNow(host: GitHost): Promise<void> {
    await this.recover()
    if (!this.record) return
    await this.closeEarlier(host)
    const { base, waiting } = this.record
    let head = await findHead(host, base.head)
    const request = waiting && (await this.requestOf(host, waiting))
    // Read after it, the branch has what was merged; read before it, it has nothing of an open request.
    if (request?.state === 'merged') head = await findHead(host, base.head)
    if (request?.state !== 'closed') await this.takeInReview(host, head, request)
    await this.moveTo(host, head, request)
  }

  private async moveTo(host: GitHost, head: Head, request: ChangeRequest | undefined): Promise<void> {
    const { record, parts } = this
    if (!record) return
    const { base, waiting } = record
    const hasMoved = head.commit !== base.head.commit
    const read = hasMoved ? await readBranch(host, head, parts.folder, base) : undefined
    const theirs = read?.base ?? { ...base, head }
    const outcome = outcomeOf(record, request?.state, theirs)
    const { former, accepted, waiting: left } = outcome
    const now = left && request && left.request !== request.address ? { ...left, request: request.address } : left
    const known = { base: theirs, waiting: now, sending: hasMoved ? undefined : record.sending }
    if (read) {
      await renameClashing(parts, read.files, accepted?.files)
      await parts.files.moveTo(read.files, accepted)
    }
    if (read && former !== theirs.text) await this.merge(former, theirs.text, known)
    const news = describeNews(outcome, theirs.text, [base.head.branch, theirs.head.branch])
    if (read || now !== waiting || head !== base.head)
      this.keep({ ...known, merging: undefined, ...(news && { news }) })
  }

  /** Undefined where the newest request of the branch is an earlier one. */
  private async requestOf(host: GitHost, waiting: Sent): Promise<ChangeRequest | undefined> {
    const request = await host.requestOf(waiting.branch)
    const isOwn =
      request?.state === 'open' || request?.address === waiting.request || request?.commit === waiting.commit
    return isOwn ? request : undefined
  }

  keep(change: Partial<SiteRecord>): void {
    const { record } = this.parts
    if (record.value) record.keep({ ...record.value, ...change })
  }

  closeNews(): void {
    if (this.record?.news !== undefined) this.keep({ news: undefined })
  }

  async closeEarlier(host: GitHost): Promise<void> {
    const { earlier, waiting } = this.record ?? {}
    if (!earlier || waiting?.request === undefined) return
    await host.withdraw(earlier.branch, earlier.commit)
    this.keep({ earlier: undefined })
  }

  /** The changes stay in the editor, and others' files in the branch of the request. */
  async withdraw(host: GitHost): Promise<void> {
    for (const sent of [this.record?.waiting, this.record?.earlier])
      if (sent) await host.withdraw(sent.branch, sent.foreign?.length ? undefined : sent.commit)
    this.keep({ waiting: undefined, earlier: undefined, sending: undefined })
  }

  /** A commit of a reviewer is taken in as others' changes are, also after the request was merged. */
  private async takeInReview(host: GitHost, main: Head, request: ChangeRequest | undefined): Promise<void> {
    const { record, parts } = this
    const { waiting, sending } = record ?? {}
    // A cut connection hid whether the first branch of a request has arrived.
    const sent = waiting ?? (sending?.branch === main.branch ? undefined : sending)
    if (!record || !sent || (request?.commit !== undefined && request.commit === sent.commit)) return
    const merged = request?.state === 'merged' ? request.commit : undefined
    const head = merged === undefined ? await this.headOf(host, sent) : { branch: sent.branch, commit: merged }
    if (head?.commit === sent.commit) return
    if (head && sending?.branch === sent.branch && (await this.isThere(host, head, sending)))
      return this.keep({ waiting: { ...sending, commit: head.commit }, sending: undefined })
    if (!head || !waiting)
      return this.keep({ waiting: waiting && { ...waiting, commit: undefined }, sending: undefined })
    const reviewed = await readReviewed({ host, folder: parts.folder }, waiting, head, main)
    await takeFiles(host, parts.files, reviewed, waiting, parts.newId)
    const known = { base: record.base, waiting: reviewed.waiting }
    if (reviewed.former !== reviewed.waiting.text) await this.merge(reviewed.former, reviewed.waiting.text, known)
    this.keep({ ...known, merging: undefined })
  }

  /** Undefined where the branch was deleted: the next publication makes it again. */
  private async headOf(host: GitHost, { branch }: Sent): Promise<Head | undefined> {
    try {
      return await host.head(branch)
    } catch (error) {
      if (!isRefusal(error, 'missing')) throw error
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
