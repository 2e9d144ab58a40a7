import { Failure } from '../../../base/shared-types/failure'
import type { GitHost, Head, HostFile, NewCommit } from '../../../git/git-hosts/git-host'
import { branchName } from '../../edited-site/publishing/branch-name'
import type { Planned, PublisherParts } from './publisher-parts'
import { isRefusal } from './read-branch'
import type { Sent, SiteRecord } from './record'
import { explainLost } from './sentences'

/** How many names are tried for a branch, and how often a change is put on top of others' changes. */
const mostNames = 50
const mostTries = 3

const sorted = (files: Iterable<[string, string]>) => JSON.stringify([...files].sort())

export const isSameAs = (sent: Sent, { text, files, removed }: Omit<Planned, 'plan'>): boolean =>
  sent.text === text &&
  sorted(Object.entries(sent.files)) === sorted(files) &&
  JSON.stringify([...sent.removed].sort()) === JSON.stringify([...removed].sort())

interface SendingParts extends Pick<PublisherParts, 'upstream' | 'folder' | 'bytes' | 'now'> {
  /** Takes in what others have changed, and plans once more. */
  prepare(): Promise<Planned>
}

export class Sending {
  constructor(
    private readonly parts: SendingParts,
    private readonly host: GitHost,
  ) {}

  private get record(): SiteRecord {
    return this.parts.upstream.known
  }

  private async onTop<Result>(planned: Planned, act: (planned: Planned) => Promise<Result>): Promise<Result> {
    for (let tries = 1, now = planned; ; tries++) {
      try {
        return await act(now)
      } catch (error) {
        if (!isRefusal(error, 'moved') || tries === mostTries) throw error
        now = await this.parts.prepare()
      }
    }
  }

  /** One commit on the main branch. Where its rules forbid that, it is sent as a request, and `why` says so. */
  async sendAtOnce(words: string, planned: Planned): Promise<{ sent?: Sent; why?: string }> {
    const { upstream } = this.parts
    try {
      await this.onTop(planned, (now) => this.commit(this.describe(words, this.record.base.head.branch, now)))
    } catch (error) {
      if (!isRefusal(error, 'protected')) throw error
      return { ...(await this.send(words, planned)), why: error.message }
    }
    await upstream.catchUpNow(this.host)
    upstream.closeNews()
    if (upstream.record?.waiting) await upstream.withdraw(this.host)
    return {}
  }

  async send(words: string, planned: Planned): Promise<{ sent: Sent; why?: string }> {
    return { sent: await this.onTop(planned, (now) => this.sendRequest(words, now)) }
  }

  private async sendRequest(words: string, planned: Planned): Promise<Sent> {
    const { waiting, base } = this.record
    const isSent = waiting?.commit !== undefined && waiting.base.commit === base.head.commit
    if (isSent && isSameAs(waiting, planned)) return waiting
    if (waiting?.commit === undefined) return this.sendNew(words, planned)
    const renewed = { ...this.describe(words, waiting.branch, planned), request: waiting.request }
    const from = waiting.commit
    const head = await this.deliver(renewed, (change) => this.host.renew(change, from))
    if (!head) return this.sendNew(words, planned)
    return this.keepWaiting({ ...renewed, commit: head.commit })
  }

  private async sendNew(words: string, planned: Planned): Promise<Sent> {
    const { waiting, base } = this.record
    const name = branchName(words, planned.text)
    const names = [name, ...Array.from({ length: mostNames }, (_, at) => `${name}-${at + 2}`)]
    // A branch that was deleted is made again.
    const gone = waiting && waiting.commit === undefined ? [waiting.branch] : []
    const own = [base.head.branch, waiting?.branch]
    return this.sendFree([...gone, ...names.filter((one) => !own.includes(one))], words, planned)
  }

  private async sendFree([branch = '', ...others]: string[], words: string, planned: Planned): Promise<Sent> {
    const sent = this.describe(words, branch, planned)
    try {
      const { commit } = await this.commit(sent)
      return await this.replace({ ...sent, commit })
    } catch (error) {
      if (!isRefusal(error, 'taken') || others.length === 0) throw error
      return this.sendFree(others, words, planned)
    }
  }

  private async replace(sent: Sent): Promise<Sent> {
    const { waiting, earlier } = this.record
    if (!waiting || waiting.branch === sent.branch) return this.keepWaiting({ ...sent, request: waiting?.request })
    if (waiting.request === undefined) await this.host.withdraw(waiting.branch, waiting.commit)
    else this.parts.upstream.keep({ earlier: earlier ?? waiting })
    return this.keepWaiting(sent)
  }

  private keepWaiting(waiting: Sent): Sent {
    this.parts.upstream.keep({ waiting, sending: undefined })
    return waiting
  }

  private describe(words: string, branch: string, { text, files, removed }: Planned): Sent {
    const { base, waiting } = this.record
    return {
      ...{ words, branch, text, files: Object.fromEntries(files), removed: [...removed] },
      ...(waiting?.reviewed && { reviewed: waiting.reviewed }),
      ...(branch !== base.head.branch && waiting?.commit !== undefined && { foreign: waiting.foreign }),
      ...{ base: base.head, former: base.text, time: this.parts.now().toISOString() },
    }
  }

  private async commit(sent: Sent): Promise<Head> {
    return this.deliver(sent, (change) => this.host.commit(change))
  }

  /** What is sent is kept first: after a crash it is known that it may have arrived. */
  private async deliver<Result>(sent: Sent, act: (change: NewCommit) => Promise<Result>): Promise<Result> {
    const { upstream, folder } = this.parts
    const { branch, base, words, text, foreign: paths = [] } = sent
    const { commit = '', base: { commit: since } = base } = this.record.waiting ?? {}
    const carried = paths.length > 0 ? { commit, since, paths } : undefined
    const pathOf = (address: string) => `${folder}public${address}`
    const files: HostFile[] = []
    for (const address of Object.keys(sent.files)) {
      const bytes = await this.parts.bytes(address)
      if (!bytes) throw new Failure(explainLost(address))
      files.push({ path: pathOf(address), bytes })
    }
    // What names the files comes after them, if they take several commits.
    files.push({ path: `${folder}pages.json`, bytes: new TextEncoder().encode(text) })
    upstream.keep({ sending: sent })
    try {
      const result = await act({ title: words, branch, base, files, removed: sent.removed.map(pathOf), carried })
      if (result === undefined) upstream.keep({ sending: undefined })
      return result
    } catch (error) {
      // Only a cut connection leaves open whether it has arrived.
      if (!isRefusal(error, 'unreachable')) upstream.keep({ sending: undefined })
      throw error
    }
  }
}
