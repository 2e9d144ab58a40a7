import type { GitHost, Head } from '../../hosts/git-host'
import { Failure } from '../../model/failure'
import type { EditedSite } from '../../store/edited-site'
import type { TextKeeper } from '../../store/keepers'
import type { BranchFiles, KeptDocument } from '../kept'
import { findHead, readBranch } from './read-branch'
import { type Base, type Publication, recover, type SiteRecord } from './record'
import { type RenameParts, renameClashing } from './rename-clashing'
import { describeNews, describeOtherBranch } from './sentences'
import { type Asked, settle } from './settle'

export interface UpstreamParts extends RenameParts {
  record: KeptDocument<SiteRecord>
  text: Pick<TextKeeper, 'read' | 'revisionOf'>
  site: RenameParts['site'] & Pick<EditedSite, 'merge'>
  files: RenameParts['files'] & Pick<BranchFiles, 'moveTo'>
  /** The folder of pages.json: "" or "sites/fox/". */
  folder: string
}

function describeAll(settled: Parameters<typeof describeNews>[0], before: Base, { head }: Base): string {
  const hasMoved = before.head.branch !== head.branch
  const moved = hasMoved ? [describeOtherBranch(before.head.branch, head.branch)] : []
  return [...moved, describeNews(settled, head.branch)].filter(Boolean).join(' ')
}

/** The branch that the author's changes are about and are published to. */
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
    this.parts.record.keep({ base, publications: [] })
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

  /** Looks whether the branch has moved, and takes in what others have changed. Rejects with a Failure. */
  catchUp = (host: GitHost): Promise<void> => this.exclusive(() => this.catchUpNow(host))

  /** For a job that is exclusive already. */
  async catchUpNow(host: GitHost): Promise<void> {
    await this.recover()
    const record = this.record
    if (!record) return
    // In this order the head is at least as new as what was merged.
    const asked = await this.askAll(host, record.publications)
    const head = await findHead(host, record.base.head)
    if (head.commit === record.base.head.commit) {
      this.settleHere({ ...record.base, head }, asked)
      return
    }
    const { base: theirs, files } = await readBranch(host, head, this.parts.folder, record.base)
    const { former, left, ...settled } = settle(record.base, asked, theirs)
    await renameClashing(this.parts, files)
    await this.parts.files.moveTo(files)
    if (former !== theirs.text) await this.merge(former, { base: theirs, publications: left })
    const news = describeAll(settled, record.base, theirs)
    this.keep({ base: theirs, publications: left, merging: undefined, ...(news && { news }) })
  }

  addPublication(publication: Publication): void {
    this.keep({ publications: [...this.publications, publication] })
  }

  changePublication(branch: string, change: Partial<Publication>): Publication {
    const publications = this.publications.map((one) => (one.branch === branch ? { ...one, ...change } : one))
    this.keep({ publications })
    return publications.find((one) => one.branch === branch) as Publication
  }

  dropPublications(isDropped: (one: Publication) => boolean): void {
    this.keep({ publications: this.publications.filter((one) => !isDropped(one)) })
  }

  closeNews(): void {
    if (this.record?.news !== undefined) this.keep({ news: undefined })
  }

  private get publications(): Publication[] {
    return this.record?.publications ?? []
  }

  private keep(change: Partial<SiteRecord>): void {
    const { record } = this.parts
    if (record.value) record.keep({ ...record.value, ...change })
  }

  /** The branch is where it was. */
  private settleHere(base: Base, asked: readonly Asked[]): void {
    const { left, closed } = settle(base, asked, base)
    const { record } = this
    if (!record) return
    const isSame = base.head === record.base.head && JSON.stringify(left) === JSON.stringify(this.publications)
    if (isSame) return
    const news = describeAll({ closed }, record.base, base)
    this.keep({ base, publications: left, ...(news && { news }) })
  }

  private async merge(former: string, known: { base: Base; publications: Publication[] }): Promise<void> {
    const note = async (revision: string) => this.keep({ merging: { ...known, revision } })
    const merged = await this.parts.site.merge({ former, theirs: known.base.text, note })
    if (merged.kind === 'problem') throw new Failure(merged.problem)
  }

  private async askAll(host: GitHost, publications: readonly Publication[]): Promise<Asked[]> {
    const asked: Asked[] = []
    for (const publication of publications) {
      const request = await host.requestOf(publication.branch)
      const address = request?.address ?? publication.request
      asked.push({
        publication: { ...publication, ...(address !== undefined && { request: address }) },
        ...(request && { state: request.state }),
      })
    }
    return asked
  }
}
