import { isFailure } from '../../../../base/shared-types/failure'
import { reportText } from '../../../../content/check/report/text'
import type { FoundProblems } from '../../../edited-site/command'
import { LiveUpdates } from '../../../site-preview/live-updates'
import type { Send } from '../../../site-preview/send-change'
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

export class LiveView extends FrameSiteView {
  readonly updates: LiveUpdates
  private problem?: string

  constructor(private readonly live: Parts) {
    super({ studio: live.studio, ready: () => this.whenReady(), files: () => this.knownFiles() })
    const { send, kept } = live
    this.updates = new LiveUpdates({
      ...{ send, shown: this.shown, checker: kept.checker },
      show: async (tell) => {
        this.problem = await this.showNow()
        if (this.problem === undefined) tell({})
      },
      findWarnings: () => this.findWarnings(),
      // A page that is asked for says why. Without a network, the next edit loads the check.
      onError: () => undefined,
    })
  }

  /** By the site's own clocks; undefined means now. Returns why there is no such time. */
  showAt(at: string | undefined): string | undefined {
    try {
      this.updates.showAt(at, this.text)
      return undefined
    } catch (error) {
      if (isFailure(error)) return error.message
      throw error
    }
  }

  private get text(): string {
    return this.live.kept.text?.text ?? ''
  }

  private async whenReady(): Promise<string | undefined> {
    await this.updates.whenShown()
    return this.problem
  }

  private async knownFiles() {
    const { files } = this.live.kept
    return { files: await files.facts(), groundOf: files.groundOf }
  }

  private async showNow(): Promise<string | undefined> {
    const { text } = this
    const { kept, studio } = this.live
    const { checker } = kept
    const { problems, content } = await checker.errors(text)
    if (!content) return reportText(problems, text)
    const [schemas, files] = [await checker.schemas(), await this.knownFiles()]
    const compile = compileFor(studio, files)
    this.shown.show({ content, schemas, compile, at: checker.at, moment: checker.timeFor(text) })
    return undefined
  }

  private async findWarnings(): Promise<void> {
    const { text } = this
    const { kept, onWarnings, shown } = this.live
    await shown
    const problems = await kept.checker.problems(text)
    if (this.text === text) onWarnings({ revision: kept.revisionOf(text), problems, hasWarnings: true })
  }
}
