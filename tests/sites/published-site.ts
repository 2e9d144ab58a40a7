import { blobIdOf } from '../../src/engine/content/file-inspection/blob-id'
import { fingerprint } from '../../src/engine/content/json-edits/document'
import type { Edit } from '../../src/engine/content/json-edits/edit'
import { insertItem, replaceValue } from '../../src/engine/content/json-edits/make-edits'
import type { EditedSite } from '../../src/engine/editing/edited-site/edited-site'
import type { BranchFiles, KeptDocument } from '../../src/engine/editing/web-editor/kept'
import type { Access } from '../../src/engine/editing/web-editor/publishing/host/host-reader'
import type { SiteRecord } from '../../src/engine/editing/web-editor/publishing/record'
import type { SiteReview } from '../../src/engine/editing/web-editor/publishing/review'
import { Upstream } from '../../src/engine/editing/web-editor/publishing/upstream'
import { WebPublishing } from '../../src/engine/editing/web-editor/publishing/web-publishing'
import type { BlobId, GitHost } from '../../src/engine/git/git-hosts/git-host'
import { MemoryHost } from './memory-host'
import { MemorySite, studio } from './memory-site'

/** A crash of the browser: nothing after it is written. */
export class Crash extends Error {}

class MemoryRecord implements KeptDocument<SiteRecord> {
  value: SiteRecord | undefined
  /** How many times it is written before the browser crashes. */
  writesLeft = Number.POSITIVE_INFINITY

  keep(value: SiteRecord): void {
    if (this.writesLeft-- <= 0) throw new Crash('The browser has crashed.')
    this.value = structuredClone(value)
  }
}

class MemoryBranchFiles {
  base: ReadonlyMap<string, BlobId> = new Map()
  readonly added = new Map<string, Uint8Array>()
  readonly ids = new Map<string, BlobId>()
  readonly removed = new Set<string>()

  constructor(private readonly site: MemorySite) {}

  changes = () => ({
    added: new Map([...this.ids].filter(([address, id]) => this.base.get(address) !== id)),
    removed: [...this.removed].filter((address) => this.base.has(address)),
  })

  bytes = async (address: string) => this.added.get(address)
  isTaken = (address: string) => this.base.has(address) || this.added.has(address)

  write = async (address: string, bytes: Uint8Array): Promise<void> => {
    this.added.set(address, bytes)
    this.ids.set(address, await blobIdOf(bytes))
    this.site.files.set(address, { bytes: bytes.length })
  }

  take = async ({ address }: { address: string }): Promise<void> => {
    this.added.delete(address)
    this.ids.delete(address)
    if (this.base.has(address)) this.removed.add(address)
  }

  moveTo: BranchFiles['moveTo'] = async (base, accepted) => {
    this.base = base
    for (const [address, id] of Object.entries(accepted?.files ?? {}))
      if (this.ids.get(address) === id) this.ids.delete(address)
    for (const address of accepted?.removed ?? []) this.removed.delete(address)
  }
}

/** What is shown is what the text names. */
const review: SiteReview = {
  report: async () => ({ kind: 'changes', revision: '', since: { subject: '', time: '' }, sections: [] }),
  takeBack: async () => ({ kind: 'problem', problem: 'Not here.' }),
  plan: async (before, now) => {
    const fresh = [...now.files.keys()].filter((address) => now.files.get(address) !== before.files.get(address))
    const isShown = (address: string) => now.text.includes(JSON.stringify(address))
    const counts = now.text === before.text ? '' : 'one page changed'
    return {
      toFix: [],
      toFillIn: [],
      counts,
      files: fresh.filter(isShown),
      leftOut: fresh.filter((one) => !isShown(one)),
    }
  },
}

export const heading = (page: number, block = 0) => `/pages/${page}/blocks/${block}/heading`

export const publishedPaths = ['/', '/werkstatt', '/arbeiten', '/kurse']

/** The second studio's site with some of its pages: the whole site is checked after each edit. */
function takeSome() {
  const content = JSON.parse(studio.text)
  const pages = content.pages.filter(({ path }: { path: string }) => publishedPaths.includes(path))
  return { ...studio, text: `${JSON.stringify({ ...content, pages }, null, 2)}\n` }
}

export const source = takeSome()

/** An author's browser: the second studio's site at a host in memory. */
export class PublishedSite {
  readonly site: MemorySite
  readonly record = new MemoryRecord()
  readonly files: MemoryBranchFiles
  readonly pauses: number[] = []
  edited!: EditedSite
  upstream!: Upstream
  publishing!: WebPublishing
  access: Access

  private constructor(
    readonly host: MemoryHost,
    readonly gitHost: GitHost,
  ) {
    this.site = new MemorySite(undefined, source)
    this.files = new MemoryBranchFiles(this.site)
    this.access = { host: gitHost }
    this.restart()
  }

  /** At a host in memory, or at another one. */
  static async open(gitHost?: GitHost): Promise<PublishedSite> {
    const host = new MemoryHost({ 'pages.json': source.text, 'public/images/there.svg': '<svg/>' })
    return PublishedSite.openAt(host, gitHost)
  }

  static async openAt(host: MemoryHost, gitHost?: GitHost): Promise<PublishedSite> {
    const own = new PublishedSite(host, gitHost ?? host.host)
    const { head } = await own.gitHost.open()
    own.site.text = (await own.upstream.begin(own.gitHost, head)).text
    return own
  }

  /** Starts as after a crash or a reload: what was kept is there. */
  restart(): void {
    this.record.writesLeft = Number.POSITIVE_INFINITY
    this.edited = this.site.open()
    const text = { read: async () => this.site.text, revisionOf: fingerprint }
    const common = { record: this.record, files: this.files, folder: '' }
    this.upstream = new Upstream({ ...common, text, site: this.edited, newId: () => crypto.randomUUID() })
    this.publishing = new WebPublishing({
      ...{ upstream: this.upstream, files: this.files, folder: '', review },
      place: { title: 'GitHub', server: 'github.com/fox/site' },
      addressOf: (branch) => `https://edit.example/#branch=${branch}`,
      now: () => new Date('2026-11-26T09:00:00Z'),
      access: () => this.access,
      host: () => ('host' in this.access ? this.access.host : undefined),
      readText: async () => this.site.text,
      saveCopy: async () => ({ name: 'site.json', bytes: new TextEncoder().encode(this.site.text) }),
      sleep: async (time) => void this.pauses.push(time),
    })
  }

  get content() {
    return JSON.parse(this.site.text)
  }

  /** The headings of all blocks of a page. */
  headings = (page = 0): string[] =>
    this.content.pages[page].blocks.map((block: { heading?: string }) => block.heading ?? '')

  async edit(...edits: Edit[]): Promise<void> {
    const { revision } = (await this.edited.overview()) as { revision: string }
    const answer = await this.edited.apply({ label: 'Changed', page: '/', revision, edits, allowProblems: true })
    if (answer.kind !== 'done') throw new Error(`Not edited: ${JSON.stringify(answer)}`)
  }

  write = (pointer: string, words: string) => this.edit(replaceValue(this.site.text, pointer, JSON.stringify(words)))

  addBlock = (words: string, page = 0, index = 1) =>
    this.edit(
      insertItem(
        this.site.text,
        `/pages/${page}/blocks`,
        JSON.stringify({ type: 'prose', heading: words, html: '<p>Neu.</p>' }),
        index,
      ),
    )

  /** Publishes and waits until that has ended. */
  async publish(words: string) {
    const begun = await this.publishing.publish(words)
    if (begun.kind === 'problem') return begun
    for (;;) {
      const run = await this.publishing.state()
      if (!run.isRunning) return run
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }

  catchUp = () => this.upstream.catchUp(this.gitHost)
}

/** Changes the content of a branch as someone else does. */
// biome-ignore lint/suspicious/noExplicitAny: the content is free JSON here
export function changeAtHost(host: MemoryHost, change: (content: any) => void): void {
  const content = JSON.parse(host.text())
  change(content)
  host.push({ 'pages.json': `${JSON.stringify(content, null, 2)}\n` })
}
