import { isFailure } from '../../../../base/shared-types/failure'
import { reportText } from '../../../../content/check/report/text'
import { timeOf } from '../../../../content/publication-dates/time-of'
import type { FoundProblems } from '../../../edited-site/command'
import { ChangeClock } from '../../../site-preview/change-clock'
import { noteState, type Send } from '../../../site-preview/send-change'
import type { KeptSite } from './kept-site'
import { compileFor, FrameSiteView, type StudioCode } from './site-view'

interface Parts {
  kept: KeptSite
  studio: StudioCode
  send: Send
  /** Resolves when the first page is there: what finds warnings loads after it. */
  shown: Promise<void>
  onWarnings(found: FoundProblems): void
}

/** Milliseconds. The browser paints the edit before warnings are found. */
const idleDelay = 600

export class LiveView extends FrameSiteView {
  private work: Promise<string | undefined> = Promise.resolve(undefined)
  private isWaiting = false
  private hasShown = false
  private idle?: ReturnType<typeof setTimeout>
  private replaced = new Set<string>()
  private readonly clock: ChangeClock

  constructor(private readonly live: Parts) {
    super({ studio: live.studio, ready: () => this.work, files: () => this.knownFiles() })
    this.clock = new ChangeClock(() => {
      live.kept.checker.forget()
      this.refresh()
    })
  }

  /** Changes that arrive while one is shown are shown together. */
  refresh(): void {
    clearTimeout(this.idle)
    if (this.isWaiting) return
    this.isWaiting = true
    this.work = this.work.then(() => this.showNow())
  }

  noteFiles(addresses: readonly string[]): void {
    for (const address of addresses) this.replaced.add(address)
    this.live.kept.checker.forget()
    this.refresh()
  }

  /** By the site's own clocks; undefined means now. Returns why there is no such time. */
  showAt(at: string | undefined): string | undefined {
    const { kept } = this.live
    try {
      timeOf(at, kept.text?.text ?? '')
    } catch (error) {
      if (isFailure(error)) return error.message
      throw error
    }
    kept.checker.at = at
    this.refresh()
    return undefined
  }

  stop(): void {
    clearTimeout(this.idle)
    this.clock.stop()
  }

  private async knownFiles() {
    const { files } = this.live.kept
    return { files: await files.facts(), groundOf: files.groundOf }
  }

  private async showNow(): Promise<string | undefined> {
    this.isWaiting = false
    const isFirst = !this.hasShown
    this.hasShown = true
    const { kept, send, studio } = this.live
    const { checker } = kept
    const addresses = [...this.replaced]
    this.replaced = new Set()
    const text = kept.text?.text ?? ''
    const { problems, content } = await checker.errors(text)
    // Without a network, the next edit loads the check.
    this.idle = setTimeout(() => void this.findWarnings(text).catch(() => undefined), idleDelay)
    if (!content) return reportText(problems, text)
    const sendChange = noteState(this.shown)
    const [schemas, files] = [await checker.schemas(), await this.knownFiles()]
    const { at } = checker
    this.shown.show({ content, schemas, compile: compileFor(studio, files), at, moment: checker.timeFor(text) })
    // Frames wait for the first state: it is no change that they would have to load again for.
    if (isFirst) send('site:times', this.shown.times)
    else sendChange(send, {}, addresses)
    this.clock.waitFor(at === undefined ? this.shown.nextChange() : undefined)
    return undefined
  }

  private async findWarnings(text: string): Promise<void> {
    const { kept, onWarnings, shown } = this.live
    await shown
    const problems = await kept.checker.problems(text)
    if (kept.text?.text === text) onWarnings({ revision: kept.revisionOf(text), problems, hasWarnings: true })
  }
}
