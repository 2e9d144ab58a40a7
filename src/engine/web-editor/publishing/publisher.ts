import type { Account, BlobId, GitHost, HostFile } from '../../hosts/git-host'
import { Failure, isFailure } from '../../model/failure'
import type { PublishPlan, PublishRun } from '../../store/publishing'
import { branchName } from '../../store/publishing/branch-name'
import { Progress } from '../../store/publishing/progress'
import { isRefusal } from './read-branch'
import type { Publication } from './record'
import { askAgain, explainLost, mayNotWrite, nothingToPublish, toFixFirst } from './sentences'
import type { Upstream } from './upstream'

/** What is sent. */
export interface Planned {
  plan: PublishPlan
  text: string
  files: ReadonlyMap<string, BlobId>
  removed: readonly string[]
}

export interface PublisherParts {
  upstream: Upstream
  plan(): Promise<Planned>
  bytes(address: string): Promise<Uint8Array | undefined>
  /** The folder of pages.json: "" or "sites/fox/". */
  folder: string
  /** "GitHub" and "github.com/fox/site". */
  place: { title: string; server: string }
  /** Returns the address at which this editor shows a branch. */
  addressOf(branch: string): string
  now(): Date
}

/** How many names are tried for a branch. */
const mostNames = 50

const stepNames = (title: string) => [
  'Check the site',
  `Contact ${title}`,
  'Send the changes',
  'Ask for them to be accepted',
]

export class Publisher {
  constructor(
    private readonly parts: PublisherParts,
    private readonly host: GitHost,
    private readonly onChange: (run: PublishRun) => void,
  ) {}

  /** Ends with the publication; undefined if a step has failed, which says why. */
  async publish(words: string): Promise<Publication | undefined> {
    const progress = new Progress(stepNames(this.parts.place.title), this.onChange)
    try {
      return await this.parts.upstream.exclusive(() => this.runSteps(words, progress))
    } catch (error) {
      // The step shows a Failure.
      if (!isFailure(error)) console.error(error)
      return undefined
    } finally {
      progress.update({ isRunning: false })
    }
  }

  private async runSteps(words: string, progress: Progress): Promise<Publication> {
    const { title, server } = this.parts.place
    const planned = await progress.step(
      0,
      () => this.prepare(),
      ({ plan: { counts } }) => (counts ? `${counts[0]?.toUpperCase()}${counts.slice(1)}.` : ''),
    )
    const { head } = await progress.step(
      1,
      () => this.open(),
      ({ person }) => `You are signed in to ${title} as ${person}.`,
    )
    const sent = await progress.step(
      2,
      () => this.send(words, planned),
      ({ branch }) => `They are now the branch “${branch}”.`,
    )
    const into = this.parts.upstream.record?.base.head.branch ?? head.branch
    const done = await progress.step(
      3,
      () => this.request(sent, into, words, planned.plan.counts),
      () => `${server} has the request.`,
    )
    const { branch, request } = done
    progress.update({
      ...{ branch, server },
      ...(request !== undefined && { request }),
      preview: { address: this.parts.addressOf(branch), isOfHost: false, isExpected: true },
    })
    return done
  }

  private async prepare(): Promise<Planned> {
    await this.parts.upstream.catchUpNow(this.host)
    const planned = await this.parts.plan()
    const { toFix, hasChanges, why } = planned.plan
    if (toFix.length > 0) throw new Failure(toFixFirst)
    if (why !== undefined) throw new Failure(why)
    if (!hasChanges) throw new Failure(nothingToPublish)
    return planned
  }

  private async open(): Promise<Account> {
    const account = await this.host.open()
    const { person, mayWrite, whyNot } = account
    if (!mayWrite) throw new Failure(whyNot ?? mayNotWrite(person, this.parts.place.server))
    return account
  }

  /** A commit that has arrived before is not sent again. */
  private async send(words: string, planned: Planned, isLastTry = false): Promise<Publication> {
    const unsent = this.findUnsent(planned)
    if (unsent?.commit !== undefined) return unsent
    const { upstream } = this.parts
    const known = new Set(upstream.record?.publications.map(({ branch }) => branch))
    const name = branchName(words, planned.text)
    if (unsent) return this.commit(unsent, planned)
    for (let number = 1; ; number++) {
      const branch = number === 1 ? name : `${name}-${number}`
      if (known.has(branch)) continue
      const publication = this.describe(words, branch, planned)
      try {
        return await this.commit(publication, planned)
      } catch (error) {
        if (isRefusal(error, 'moved') && !isLastTry) return this.send(words, await this.prepare(), true)
        if (!isRefusal(error, 'taken') || number === mostNames) throw error
      }
    }
  }

  private describe(words: string, branch: string, { text, files, removed }: Planned): Publication {
    const { record } = this.parts.upstream
    if (!record) throw new Failure(nothingToPublish)
    return {
      ...{ words, branch, text, files: Object.fromEntries(files), removed: [...removed] },
      ...{ base: record.base.head, time: this.parts.now().toISOString() },
    }
  }

  /** The publication is kept before it is sent: after a crash it is known that it may have arrived. */
  private async commit(publication: Publication, { text, files, removed }: Planned): Promise<Publication> {
    const { upstream, folder } = this.parts
    const { branch, base, words } = publication
    const pathOf = (address: string) => `${folder}public${address}`
    const sent: HostFile[] = []
    for (const address of files.keys()) {
      const bytes = await this.parts.bytes(address)
      if (!bytes) throw new Failure(explainLost(address))
      sent.push({ path: pathOf(address), bytes })
    }
    // What names the files comes after them, if they take several commits.
    sent.push({ path: `${folder}pages.json`, bytes: new TextEncoder().encode(text) })
    upstream.dropPublications(({ request }) => request === undefined)
    upstream.addPublication(publication)
    const change = { title: words, branch, base, files: sent, removed: removed.map(pathOf) }
    const { commit } = await this.host.commit(change).catch((error: unknown) => {
      // Only a cut connection leaves open whether it has arrived.
      if (!isRefusal(error, 'unreachable')) upstream.dropPublications((one) => one.branch === branch)
      throw error
    })
    return upstream.changePublication(branch, { commit })
  }

  private async request({ branch }: Publication, into: string, title: string, counts: string): Promise<Publication> {
    try {
      const text = [counts, this.parts.addressOf(branch)].filter(Boolean).join('\n\n')
      const { address } = await this.host.request(branch, into, { title, text })
      return this.parts.upstream.changePublication(branch, { request: address, words: title })
    } catch (error) {
      if (!isFailure(error)) throw error
      throw new Failure(askAgain(error.message, branch))
    }
  }

  /** Returns a publication of the same changes whose request was never made. */
  private findUnsent({ text, files, removed }: Planned): Publication | undefined {
    const { record } = this.parts.upstream
    const last = record?.publications.at(-1)
    if (!record || !last || last.request !== undefined) return undefined
    const isSame =
      last.text === text &&
      JSON.stringify(Object.entries(last.files).sort()) === JSON.stringify([...files].sort()) &&
      JSON.stringify([...last.removed].sort()) === JSON.stringify([...removed].sort())
    const isOnBase = last.commit !== undefined || last.base.commit === record.base.head.commit
    return isSame && isOnBase ? last : undefined
  }
}
