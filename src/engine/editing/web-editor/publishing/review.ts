import type { BlobId } from '../../../git/git-hosts/git-host'
import type { CommandAnswer } from '../../edited-site/command'
import type { ChangeReport, PublishPlan } from '../../edited-site/publishing'

/** The pages and files of a site at one time. */
export interface SiteVersion {
  text: string
  /** Those of public/, by address. */
  files: ReadonlyMap<string, BlobId>
}

/** Says what differs between two versions of a site. */
export interface SiteReview {
  report(before: SiteVersion, now: SiteVersion, since: ChangeReport['since']): Promise<ChangeReport>
  /** Reverts the change of a sentence of the report, as one step of undo. */
  takeBack(before: SiteVersion, now: SiteVersion, named: { id: string; revision: string }): Promise<CommandAnswer>
  /** `files` are the new files that pages show; `leftOut` are the others. */
  plan(
    before: SiteVersion,
    now: SiteVersion,
  ): Promise<Pick<PublishPlan, 'toFix' | 'toFillIn' | 'counts' | 'files' | 'leftOut'>>
}
