import { sleep } from '../../../../base/shared-types/in-parallel'

const lockName = 'editor'
const channelName = 'editor-lock'

/** Milliseconds. Another tab may have to save what was typed there. */
const patience = 4000

/** Milliseconds. Another tab waits this long for half-typed words. */
const longestSave = 2000

/** One tab writes. A browser without locks refuses to open the files twice. */
export class SiteLock {
  private readonly channel = new BroadcastChannel(channelName)
  private readonly saves: (() => Promise<void>)[] = []
  #release?: () => void

  /** `letGo` ends the writing of this tab, after it has saved. */
  constructor(private readonly letGo: () => void) {
    this.channel.onmessage = () => void this.giveUp()
  }

  beforeLetGo(save: () => Promise<void>): void {
    this.saves.push(save)
  }

  take = (): Promise<boolean> => this.request({ ifAvailable: true })

  /** Asks the tab that writes to stop, and waits for a while. */
  async takeOver(): Promise<boolean> {
    this.channel.postMessage('let go')
    try {
      return await this.request({ signal: AbortSignal.timeout(patience) })
    } catch {
      return this.request({ steal: true })
    }
  }

  private async giveUp(): Promise<void> {
    const release = this.#release
    if (!release) return
    this.#release = undefined
    const saved = Promise.allSettled(this.saves.splice(0).map((save) => save()))
    await Promise.race([saved, sleep(longestSave)])
    this.letGo()
    release()
  }

  /** Resolves when the lock is given or refused, and holds it until `giveUp`. */
  private request(options: LockOptions): Promise<boolean> {
    if (!navigator.locks) return Promise.resolve(true)
    return new Promise((resolve, reject) => {
      const held = navigator.locks.request(lockName, options, (lock) => {
        resolve(lock !== null)
        if (!lock) return undefined
        return new Promise<void>((release) => {
          this.#release = release
        })
      })
      held.catch((error: unknown) => {
        reject(error)
        // Another tab has taken it.
        void this.giveUp()
      })
    })
  }
}
