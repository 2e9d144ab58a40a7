import type { BlobId } from '../../../git/git-hosts/git-host'
import type { SiteVersion } from '../../edited-site/changes/former-files'
import type { CommandAnswer } from '../../edited-site/command'
import type { ChangeReport, NamedChange, PublishPlan } from '../../edited-site/publishing'

export interface EarlierVersion extends SiteVersion {
  /** Of an earlier version: its words, and how to read its files. */
  version?: { words: string; read(id: BlobId): Promise<Uint8Array> }
}

export interface SiteReview {
  report(before: EarlierVersion, now: SiteVersion, since: ChangeReport['since']): Promise<ChangeReport>
  takeBack(before: EarlierVersion, now: SiteVersion, named: NamedChange): Promise<CommandAnswer>
  /** `files` are the new files that pages show; `leftOut` are the others. */
  plan(
    before: SiteVersion,
    now: SiteVersion,
  ): Promise<Pick<PublishPlan, 'toFix' | 'toFillIn' | 'counts' | 'files' | 'leftOut'>>
}
