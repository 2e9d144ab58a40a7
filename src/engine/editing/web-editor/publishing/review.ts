import type { BlobId } from '../../../git/git-hosts/git-host'
import type { CommandAnswer } from '../../edited-site/command'
import type { ChangeReport, PublishPlan } from '../../edited-site/publishing'

export interface SiteVersion {
  text: string
  files: ReadonlyMap<string, BlobId>
}

export interface SiteReview {
  report(before: SiteVersion, now: SiteVersion, since: ChangeReport['since']): Promise<ChangeReport>
  takeBack(before: SiteVersion, now: SiteVersion, named: { id: string; revision: string }): Promise<CommandAnswer>
  /** `files` are the new files that pages show; `leftOut` are the others. */
  plan(
    before: SiteVersion,
    now: SiteVersion,
  ): Promise<Pick<PublishPlan, 'toFix' | 'toFillIn' | 'counts' | 'files' | 'leftOut'>>
}
