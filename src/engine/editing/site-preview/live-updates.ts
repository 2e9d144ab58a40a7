import type { CachingChecker } from '../../content/check/caching-checker'
import { timeOf } from '../../content/publication-dates/time-of'
import { noteState, type Send } from './send-change'
import type { ShownSite } from './shown-site'

/** Milliseconds. The browser paints the edit before warnings are found. */
const idleDelay = 600

/** How often the clock is read while a date is ahead, in milliseconds: timers are late after a machine has slept. */
const longestWait = 60_000

interface Parts {
  shown: ShownSite
  checker: Pick<CachingChecker, 'at' | 'forget'>
  send: Send
  /** Shows the site as it is now. Calls `tell` if there is a new state: `change` is for the pages that edit it. */
  show(tell: (change: object) => void, isOnlyText: boolean): Promise<void>
  findWarnings(): Promise<void>
  onError(error: Error): void
}

/** Shows the states of an edited site one after another. Changes that arrive while one is shown are shown together. */
export class LiveUpdates {
  private work: Promise<void> = Promise.resolve()
  private isWaiting = false
  private isOnlyText = true
  private isStopped = false
  private hasShown = false
  private idle?: ReturnType<typeof setTimeout>
  private clock?: ReturnType<typeof setTimeout>
  private replaced = new Set<string>()

  constructor(private readonly parts: Parts) {}

  /** After an edit of the text. */
  noteText(): void {
    clearTimeout(this.idle)
    if (this.isWaiting) return
    this.isWaiting = true
    void this.enqueue(() => this.showNow())
  }

  /** After any other change. */
  refresh(): void {
    this.isOnlyText = false
    this.noteText()
  }

  noteFiles(addresses: readonly string[]): void {
    for (const address of addresses) this.replaced.add(address)
    this.refresh()
  }

  /** By the clocks of the site that `text` is of; undefined means now. Throws a Failure for a time that does not exist. */
  showAt(at: string | undefined, text: string): void {
    timeOf(at, text)
    this.parts.checker.at = at
    this.refresh()
  }

  /** Runs it after the changes that have arrived. */
  enqueue(job: () => Promise<unknown>): Promise<void> {
    const done = this.work.catch(() => undefined).then(async () => void (this.isStopped || (await job())))
    done.catch(this.parts.onError)
    this.work = done
    return done
  }

  /** Resolves when the changes that have arrived are shown. Rejects if the last of them could not be. */
  whenShown = (): Promise<void> => this.work

  stop(): void {
    this.isStopped = true
    clearTimeout(this.idle)
    clearTimeout(this.clock)
  }

  private async showNow(): Promise<void> {
    const { isOnlyText, hasShown } = this
    this.isWaiting = false
    this.isOnlyText = true
    this.hasShown = true
    const { shown, send, show, findWarnings, onError } = this.parts
    const addresses = [...this.replaced]
    this.replaced = new Set()
    const sendChange = noteState(shown)
    await show((change) => {
      // Frames wait for the first state: it is no change that they would have to load again for.
      if (hasShown) sendChange(send, change, addresses)
      else send('site:times', shown.times)
      this.waitForDate()
    }, isOnlyText)
    if (!this.isStopped) this.idle = setTimeout(() => void findWarnings().catch(onError), idleDelay)
  }

  /** Shows the site again at the next date that changes it. */
  private waitForDate(): void {
    const { shown, checker } = this.parts
    clearTimeout(this.clock)
    const next = checker.at === undefined ? shown.nextChange() : undefined
    if (next === undefined || this.isStopped) return
    const look = () => {
      if (Date.now() < next) return this.waitForDate()
      checker.forget()
      this.refresh()
    }
    this.clock = setTimeout(look, Math.min(Math.max(next - Date.now(), 0), longestWait))
  }
}
