import { encodeBase64 } from '../../../git/git-hosts/base64'
import type { BlobId, GitHost } from '../../../git/git-hosts/git-host'
import type { SiteVersion } from '../../edited-site/changes/former-files'
import type { CommandAnswer } from '../../edited-site/command'
import type {
  ChangeReport,
  CommentList,
  NamedChange,
  OthersList,
  Publishing,
  PublishPlan,
  PublishRefusal,
  PublishRun,
  SavedChange,
  VersionChanges,
  VersionList,
  WaitingChanges,
  Withdrawn,
} from '../../edited-site/publishing'
import { emptyPlan } from '../../edited-site/publishing/empty-plan'
import {
  describeWords,
  nothingWaits,
  oneLineOf,
  orRefusal,
  refusePublishing,
  withdrawnAs,
} from '../../edited-site/publishing/publish-answers'
import { publishWayOf } from '../../edited-site/publishing/publish-way'
import type { BranchFiles } from '../kept'
import type { SiteFileCopy } from '../web-site'
import { type Access, HostReader } from './host/host-reader'
import { textWith } from './outcome'
import { Publisher } from './publisher'
import type { Planned, PublisherParts } from './publisher-parts'
import type { Sent } from './record'
import type { EarlierVersion, SiteReview } from './review'
import { isSameAs } from './sending'
import { notRead, saveAdvice } from './sentences'
import { watchPreview } from './watch-preview'

export interface WebPublishingParts
  extends Pick<PublisherParts, 'upstream' | 'folder' | 'place' | 'addressOf' | 'now'> {
  access(): Access
  /** Undefined while nobody is signed in. */
  host(): GitHost | undefined
  readText(): Promise<string>
  files: Pick<BranchFiles, 'base' | 'changes' | 'bytes'>
  review: SiteReview
  saveCopy(): Promise<SiteFileCopy>
  sleep(time: number): Promise<void>
}

const changeFiles = (
  base: ReadonlyMap<string, string>,
  { files, removed }: Pick<Sent, 'files' | 'removed'>,
): ReadonlyMap<string, string> => {
  const now = new Map([...base, ...Object.entries(files)])
  for (const address of removed) now.delete(address)
  return now
}

interface Compared {
  before: EarlierVersion
  main: SiteVersion
  now: SiteVersion
  since: ChangeReport['since']
  version?: string
}

/** An author has one request, which each publication renews. Or the main branch is changed at once. */
export class WebPublishing implements Publishing {
  readonly reader: HostReader
  #run: PublishRun = { kind: 'run', steps: [], isRunning: false }

  constructor(private readonly parts: WebPublishingParts) {
    this.reader = new HostReader(parts)
  }

  changes = (version?: string): Promise<ChangeReport | PublishRefusal> =>
    orRefusal(async () => {
      const compared = await this.compare(version ?? (await this.reader.startOfShown()))
      if (!compared) return refusePublishing(notRead)
      const { before, now, since, version: shown } = compared
      return { ...(await this.parts.review.report(before, now, since)), ...(shown && { version: shown }) }
    })

  takeBack = async (change: NamedChange): Promise<CommandAnswer> =>
    orRefusal(async (): Promise<CommandAnswer> => {
      const compared = await this.compare(change.version)
      if (!compared) return refusePublishing(notRead)
      return this.parts.review.takeBack(compared.before, compared.now, change)
    })

  versions = (count: number): Promise<VersionList | PublishRefusal> =>
    orRefusal(async () => {
      const { base } = this.parts.upstream.known
      return (await this.reader.versions()).list(this.reader.host, base.head.commit, count)
    })

  versionChanges = (version: string): Promise<VersionChanges | PublishRefusal> =>
    orRefusal(async () => (await this.reader.versions()).changes(this.reader.host, version))

  comments = (): Promise<CommentList | PublishRefusal> =>
    orRefusal(async (): Promise<CommentList> => {
      const { sent } = this
      return { kind: 'comments', comments: sent?.request ? await this.reader.host.commentsOn(sent.branch) : [] }
    })

  othersOn = (path: string): Promise<OthersList | PublishRefusal> =>
    orRefusal(async (): Promise<OthersList> => {
      const main = this.parts.upstream.known.base.head
      const { reader, sent } = this
      const others = await reader.others()
      const now = this.parts.now().getTime()
      return { kind: 'others', requests: await others.on(path, { host: reader.host, main, own: sent?.branch, now }) }
    })

  plan = (): Promise<PublishPlan | PublishRefusal> => orRefusal(async () => (await this.planNow()).plan)

  publish = async (words: string): Promise<PublishRun | PublishRefusal> => {
    const title = oneLineOf(words)
    const access = this.parts.access()
    if (title === '') return refusePublishing(describeWords)
    if ('why' in access) return refusePublishing(access.why)
    if (this.#run.isRunning) return this.#run
    this.#run = { kind: 'run', steps: [], isRunning: true }
    void this.run(access.host, title)
    return this.#run
  }

  state = async (): Promise<PublishRun> => this.#run

  waiting = async (): Promise<WaitingChanges> => {
    const { words, request: address } = this.sent ?? {}
    if (words === undefined) return { kind: 'waiting' }
    const look = this.parts.addressOf(this.sent?.branch ?? '')
    return { kind: 'waiting', request: { words, ...(address !== undefined && { address, look }) } }
  }

  withdraw = (): Promise<Withdrawn | PublishRefusal> =>
    orRefusal(async () => {
      const { upstream } = this.parts
      const access = this.parts.access()
      if ('why' in access) return refusePublishing(access.why)
      return upstream.exclusive(async () => {
        await upstream.catchUpNow(access.host)
        const { sent } = this
        if (!sent) return refusePublishing(upstream.record?.news ?? nothingWaits)
        await upstream.withdraw(access.host)
        return withdrawnAs(sent.words)
      })
    })

  saveChange = (): Promise<SavedChange | PublishRefusal> =>
    orRefusal(async (): Promise<SavedChange> => {
      const { name, bytes } = await this.parts.saveCopy()
      const type = name.endsWith('.zip') ? 'application/zip' : 'application/json'
      return { kind: 'file', name, type, base64: encodeBase64(bytes), advice: saveAdvice(name) }
    })

  private get sent(): Sent | undefined {
    return this.parts.upstream.record?.waiting
  }

  private async run(host: GitHost, words: string): Promise<void> {
    const { upstream, folder, place, addressOf, now, files, sleep } = this.parts
    const publisher = new Publisher(
      { ...{ upstream, folder, place, addressOf, now }, plan: () => this.planNow(), bytes: (one) => files.bytes(one) },
      host,
      (run) => {
        this.#run = run
      },
    )
    const { branch, commit } = (await publisher.publish(words)) ?? {}
    if (branch === undefined || commit === undefined) return
    const set = (change: Partial<PublishRun['preview']>) => {
      const { preview } = this.#run
      if (preview && this.#run.branch === branch) this.#run = { ...this.#run, preview: { ...preview, ...change } }
    }
    await watchPreview(host, commit, set, sleep)
  }

  private async compareVersion(id: string, compared: Compared): Promise<Compared> {
    const { site, since } = await this.reader.readVersion(id)
    const read = (blob: BlobId) => this.reader.host.read(blob)
    return { ...compared, before: { ...site, version: { words: since.subject, read } }, since, version: id }
  }

  private async compare(version?: string): Promise<Compared | undefined> {
    const { upstream, files, readText } = this.parts
    const { base } = upstream.record ?? {}
    if (!base) return undefined
    const { sent } = this
    const main = { text: base.text, files: files.base }
    const before = sent ? { text: textWith(sent, base.text), files: changeFiles(files.base, sent) } : main
    const { added, removed } = files.changes()
    const own = { files: Object.fromEntries(added), removed: [...removed] }
    const now = { text: await readText(), files: changeFiles(files.base, own) }
    const { branch } = base.head
    // Without a host it begins with the published text, or a file.
    const origin = branch === '' ? 'the site as it was opened' : 'the site as it was published'
    const since = sent ? { subject: sent.words, time: sent.time } : { subject: origin, time: base.time }
    const compared = { before, main, now, since }
    return version === undefined ? compared : this.compareVersion(version, compared)
  }

  private async planNow(): Promise<Planned> {
    const access = this.parts.access()
    const { record } = this.parts.upstream
    const compared = await this.compare()
    const why = 'why' in access ? access.why : undefined
    if (!record || !compared) {
      const plan: PublishPlan = { ...emptyPlan, why: why ?? notRead }
      return { plan, text: await this.parts.readText(), files: new Map(), removed: [] }
    }
    const { before, main, now } = compared
    const { base, waiting } = record
    const { added, removed } = this.parts.files.changes()
    const whole = await this.parts.review.plan(main, now)
    const isSent = (address: string) => whole.files.includes(address) || waiting?.reviewed?.includes(address)
    const files = new Map([...added].filter(([address]) => isSent(address)))
    const sent = { text: now.text, files, removed }
    const differs = now.text !== main.text || files.size + removed.length > 0
    const isDirect = publishWayOf(base.text) === 'direct'
    const isAsked = waiting?.commit !== undefined && waiting.isAsked
    const isNew = waiting && !isDirect ? !isAsked || !isSameAs(this.followed(waiting, before), sent) : differs
    const newest = waiting && !isDirect ? await this.parts.review.plan(before, now) : whole
    const { title, server } = this.parts.place
    const target = { remote: title, server, branch: base.head.branch, ahead: 0 }
    const plan: PublishPlan = {
      ...{ kind: 'plan', ...whole, counts: newest.counts, hasChanges: isNew },
      way: waiting && !differs ? 'withdrawal' : isDirect ? 'direct' : 'request',
      ...(waiting && waiting.former !== base.text && { isBehind: true }),
      ...(why === undefined ? { target } : { why }),
    }
    return { plan, ...sent }
  }

  /** What waits, on the main branch as it is now. */
  private followed(waiting: Sent, { text }: SiteVersion): Sent {
    const { base } = this.parts.files
    const files = Object.entries(waiting.files).filter(([address, id]) => base.get(address) !== id)
    return {
      ...waiting,
      text,
      files: Object.fromEntries(files),
      removed: waiting.removed.filter((one) => base.has(one)),
    }
  }
}
