import type { GitHost } from '../../hosts/git-host'
import { isFailure } from '../../model/failure'
import type { Answer } from '../../store/command'
import type {
  ChangeReport,
  Publishing,
  PublishPlan,
  PublishRefusal,
  PublishRun,
  SavedChange,
  WaitingChanges,
} from '../../store/publishing'
import type { BranchFiles } from '../kept'
import type { SiteFileCopy } from '../web-site'
import { type Planned, Publisher, type PublisherParts } from './publisher'
import { type Publication, sentOf } from './record'
import type { SiteReview, SiteVersion } from './review'
import { describeWords, notRead, saveAdvice } from './sentences'
import { watchPreview } from './watch-preview'

/** Whether the author may publish now. */
export type Access = { host: GitHost } | { why: string }

export interface WebPublishingParts
  extends Pick<PublisherParts, 'upstream' | 'folder' | 'place' | 'addressOf' | 'now'> {
  access(): Access
  readText(): Promise<string>
  files: Pick<BranchFiles, 'base' | 'changes' | 'bytes'>
  review: SiteReview
  saveCopy(): Promise<SiteFileCopy>
  sleep(time: number): Promise<void>
}

/** Titles of requests cut longer lines off. */
const maxWords = 100

const refusal = (problem: string): PublishRefusal => ({ kind: 'problem', problem })

const oneLine = (words: string): string =>
  words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxWords)

/** In pieces: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return btoa(pieces.join(''))
}

async function answer<Result extends object>(act: () => Promise<Result>): Promise<Result | PublishRefusal> {
  try {
    return await act()
  } catch (error) {
    if (isFailure(error)) return refusal(error.message)
    throw error
  }
}

const changeFiles = (
  base: ReadonlyMap<string, string>,
  { files, removed }: Pick<Publication, 'files' | 'removed'>,
): ReadonlyMap<string, string> => {
  const now = new Map([...base, ...Object.entries(files)])
  for (const address of removed) now.delete(address)
  return now
}

/** Publishes to a branch of a git host. What waits to be accepted there is not offered again. */
export class WebPublishing implements Publishing {
  #run: PublishRun = { kind: 'run', steps: [], isRunning: false }

  constructor(private readonly parts: WebPublishingParts) {}

  changes = (): Promise<ChangeReport | PublishRefusal> =>
    answer(async () => {
      const compared = await this.compare()
      if (!compared) return refusal(notRead)
      const { before, now, since } = compared
      return this.parts.review.report(before, now, since)
    })

  takeBack = async (id: string, revision: string): Promise<Answer> =>
    answer(async (): Promise<Answer> => {
      const compared = await this.compare()
      if (!compared) return refusal(notRead)
      return this.parts.review.takeBack(compared.before, compared.now, { id, revision })
    })

  plan = (): Promise<PublishPlan | PublishRefusal> => answer(async () => (await this.planNow()).plan)

  /** Starts to publish and returns at once: `state` returns the progress. */
  publish = async (words: string): Promise<PublishRun | PublishRefusal> => {
    const title = oneLine(words)
    const access = this.parts.access()
    if (title === '') return refusal(describeWords)
    if ('why' in access) return refusal(access.why)
    if (this.#run.isRunning) return this.#run
    this.#run = { kind: 'run', steps: [], isRunning: true }
    void this.run(access.host, title)
    return this.#run
  }

  state = async (): Promise<PublishRun> => this.#run

  waiting = async (): Promise<WaitingChanges> => ({
    kind: 'waiting',
    changes: this.sent.map(({ words }) => words),
  })

  saveChange = (): Promise<SavedChange | PublishRefusal> =>
    answer(async (): Promise<SavedChange> => {
      const { name, bytes } = await this.parts.saveCopy()
      const type = name.endsWith('.zip') ? 'application/zip' : 'application/json'
      return { kind: 'file', name, type, base64: toBase64(bytes), advice: saveAdvice(name) }
    })

  private get sent(): Publication[] {
    const { record } = this.parts.upstream
    return record ? sentOf(record) : []
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
    const publication = await publisher.publish(words)
    if (publication?.commit === undefined) return
    const { branch, commit } = publication
    const set = (change: Partial<PublishRun['preview']>) => {
      const { preview } = this.#run
      if (preview && this.#run.branch === branch) this.#run = { ...this.#run, preview: { ...preview, ...change } }
    }
    await watchPreview(host, { branch, commit }, set, sleep)
  }

  /** The site with what waits to be accepted, and as it is now; undefined before the branch was read. */
  private async compare(): Promise<
    { before: SiteVersion; now: SiteVersion; since: ChangeReport['since'] } | undefined
  > {
    const { upstream, files, readText, place } = this.parts
    const { record } = upstream
    if (!record) return undefined
    const last = this.sent.at(-1)
    const before = last
      ? { text: last.text, files: changeFiles(files.base, last) }
      : { text: record.base.text, files: files.base }
    const { added, removed } = files.changes()
    const own = { files: Object.fromEntries(added), removed: [...removed] }
    const now = { text: await readText(), files: changeFiles(files.base, own) }
    const { branch } = record.base.head
    // Without a host it begins with the published text, or a file.
    const origin = branch === '' ? 'the site as it was opened' : `${branch} at ${place.server}`
    const since = last ? { subject: last.words, time: last.time } : { subject: origin, time: record.base.time }
    return { before, now, since }
  }

  private async planNow(): Promise<Planned> {
    const access = this.parts.access()
    const { record } = this.parts.upstream
    const compared = await this.compare()
    const why = 'why' in access ? access.why : undefined
    const empty = { toFix: [], toFillIn: [], counts: '', files: [], leftOut: [] }
    if (!record || !compared) {
      const plan: PublishPlan = { kind: 'plan', ...empty, hasChanges: true, why: why ?? notRead }
      return { plan, text: await this.parts.readText(), files: new Map(), removed: [] }
    }
    const { before, now } = compared
    const reviewed = await this.parts.review.plan(before, now)
    const { added, removed } = this.parts.files.changes()
    const removedNow = removed.filter((address) => before.files.has(address))
    const hasChanges = now.text !== before.text || reviewed.files.length > 0 || removedNow.length > 0
    const { title, server } = this.parts.place
    const target = { remote: title, server, branch: record.base.head.branch, ahead: 0 }
    return {
      plan: { kind: 'plan', ...reviewed, hasChanges, ...(why === undefined ? { target } : { why }) },
      text: now.text,
      files: this.filesToSend(added, reviewed.files),
      removed,
    }
  }

  /** A branch holds all that was published before it and is not accepted yet. */
  private filesToSend(added: ReadonlyMap<string, string>, shown: readonly string[]): ReadonlyMap<string, string> {
    const sent = new Set(this.sent.flatMap(({ files }) => Object.keys(files)))
    return new Map([...added].filter(([address]) => shown.includes(address) || sent.has(address)))
  }
}
