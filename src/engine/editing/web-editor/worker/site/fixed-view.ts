import type { PublicFiles } from '../../../../content/check'
import { reportText } from '../../../../content/check/report/text'
import type { BrowserChecker } from './browser-checker'
import { compileFor, FrameSiteView, type StudioCode } from './site-view'

interface Parts {
  checker: Pick<BrowserChecker, 'checkAside' | 'schemas' | 'timeFor' | 'at'>
  studio: StudioCode
  /** The text of a branch; undefined while it is not known. */
  text(): string | undefined
  files(): Promise<PublicFiles>
  groundOf(address: string): string | undefined
  /** Said where the content does not fit the schemas of today. Other mistakes do not matter then. */
  problem?: string
}

export class FixedView extends FrameSiteView {
  private shownRevision?: string

  constructor(private readonly fixed: Parts) {
    super({
      studio: fixed.studio,
      ready: () => this.show(),
      files: async () => ({ files: await fixed.files(), groundOf: fixed.groundOf }),
    })
  }

  private async show(): Promise<string | undefined> {
    const { checker, studio, text, files, groundOf, problem } = this.fixed
    const now = text()
    if (now === undefined) return 'The site was not read yet.'
    if (this.shownRevision === now) return undefined
    const known = { files: await files(), groundOf }
    const { problems, content } = await checker.checkAside({
      ...{ text: now, files: known.files },
      severities: problem === undefined ? 'errors' : 'schemas',
    })
    if (!content) return problem ?? reportText(problems, now)
    const compile = compileFor(studio, known)
    this.shown.show({
      content,
      schemas: await checker.schemas(),
      compile,
      at: checker.at,
      moment: checker.timeFor(now),
    })
    this.shownRevision = now
    return undefined
  }
}
