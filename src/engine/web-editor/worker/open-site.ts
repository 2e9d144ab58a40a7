import type { BlobId } from '../../facts/blob-id'
import type { GitHost } from '../../hosts/git-host'
import type { Change } from '../../store/command'
import type { BuiltData } from './built-data'
import { answerQuestions } from './files/answer-questions'
import { FileCache } from './files/file-cache'
import { FileSource } from './files/file-source'
import { canvasPictures } from './pictures/canvas-pictures'
import { KeptSite } from './site/kept-site'
import { LiveView } from './site/live-view'
import type { StudioCode } from './site/site-view'
import type { Storage } from './storage/storage'

interface Parts {
  built: BuiltData
  storage: Storage
  studio: StudioCode
  /** Undefined while nobody is signed in. */
  host(): GitHost | undefined
  send(name: string, data: object): void
  announce(change: Change): void
}

/** Opening is tried again while another tab closes its files, in milliseconds. */
const pause = 200
const mostTries = 15

const sleep = () => new Promise((resolve) => setTimeout(resolve, pause))

const isHeld = (error: unknown): boolean => (error as Error).name === 'NoModificationAllowedError'

async function openPatiently(open: () => Promise<KeptSite>): Promise<KeptSite> {
  for (let tries = 1; ; tries++) {
    try {
      return await open()
    } catch (error) {
      if (!isHeld(error) || tries === mostTries) throw error
      await sleep()
    }
  }
}

/** The site with what follows its changes. */
export class OpenSite {
  #stopAnswers?: () => void

  private constructor(
    readonly kept: KeptSite,
    readonly live: LiveView,
    private readonly cache: FileCache,
  ) {}

  /** Rejects if another tab does not close its files. */
  static async open({ built, storage, studio, host, send, announce }: Parts): Promise<OpenSite> {
    const cache = await FileCache.open()
    const source = new FileSource({ built, cache, host })
    let site: OpenSite | undefined
    const kept = await openPatiently(() =>
      KeptSite.open({
        ...built,
        storage,
        pictures: canvasPictures,
        fetchFile: source.fetchFile,
        placeholder: source.fetchPlaceholder,
        announce: (change) => {
          site?.live.refresh()
          announce(change)
        },
        onFiles: (addresses) => void site?.noteFiles(addresses).then(() => announce({ isOwn: false })),
      }),
    )
    const live = new LiveView({ kept, studio, send, onWarnings: () => announce({ isOwn: false }) })
    site = new OpenSite(kept, live, cache)
    return site
  }

  /** Begins to show it. */
  async start(): Promise<void> {
    await this.cacheFiles(this.kept.files.changes().added)
    this.#stopAnswers = answerQuestions((address) => this.kept.files.bytes(address))
    this.live.refresh()
  }

  close(): void {
    this.#stopAnswers?.()
    this.live.stop()
    this.kept.close()
  }

  private async noteFiles(addresses: readonly string[]): Promise<void> {
    const { added } = this.kept.files.changes()
    await this.cacheFiles(new Map([...added].filter(([address]) => addresses.includes(address))))
    this.live.noteFiles(addresses)
  }

  private async cacheFiles(files: ReadonlyMap<string, BlobId>): Promise<void> {
    await this.cache.keepOnly(this.kept.files.now)
    for (const [address, id] of files) {
      const bytes = await this.kept.files.bytes(address)
      if (bytes) await this.cache.put(address, id, bytes)
    }
  }
}
