import { Failure } from '../../../base/shared-types/failure'
import { withdrawSent } from '../../../git/git-publishing/contact-server'
import { openRepository } from '../../../git/git-publishing/git/repository'
import { readSent, stateOfSent } from '../../../git/git-publishing/git/sent-branch'
import { publish } from '../../../git/git-publishing/publish'
import { saveArchive, savePatch } from '../../../git/git-publishing/save-file'
import { NoRepository } from '../../../git/local-git/open-git'
import type { EditedSite } from '../../edited-site/edited-site'
import type { NamedChange, PublishPlan, PublishRun, SavedChange, WaitingChanges } from '../../edited-site/publishing'
import { describeWords, toFixFirst, whyNotPublish, withdrawnAs } from '../../edited-site/publishing/publish-answers'
import type { FolderPublishing } from '../../edited-site/requests/commands'
import { reportFolderChanges, takeFolderChangeBack } from './folder-changes'
import { planPublication, type SiteToPublish } from './plan'
import { versionChangesOf } from './version-changes'
import { listVersions } from './versions'

const nothingYet: PublishRun = { kind: 'run', steps: [], isRunning: false }

/** Its methods throw Failures. */
export class GitPublishing implements FolderPublishing {
  readonly versionChanges: FolderPublishing['versionChanges']
  private run = nothingYet

  constructor(
    private readonly checked: SiteToPublish,
    private readonly store: EditedSite,
    readonly compare: FolderPublishing['compare'],
  ) {
    this.versionChanges = versionChangesOf(checked.site)
  }

  changes = (version?: string) => reportFolderChanges(this.checked, version)

  takeBack = (change: NamedChange, window = '') =>
    takeFolderChangeBack(this.checked, (command, files) => this.store.apply(command, window, files), change)

  versions = (count: number) => listVersions(this.checked.site, count)

  plan = async (): Promise<PublishPlan> => (await planPublication(this.checked)).plan

  async publish(words: string): Promise<PublishRun> {
    if (words === '') throw new Failure(describeWords)
    if (this.run.isRunning) return this.run
    this.run = { ...nothingYet, isRunning: true }
    try {
      const { plan, published, repository } = await planPublication(this.checked)
      const why = whyNotPublish(plan)
      if (why !== undefined || !repository) throw new Failure(why ?? '')
      void publish(repository, { ...published, words, isDirect: plan.way === 'direct' }, (run) => {
        this.run = run
      })
      return this.run
    } catch (error) {
      this.run = nothingYet
      throw error
    }
  }

  state = async (): Promise<PublishRun> => this.run

  async waiting(): Promise<WaitingChanges> {
    const repository = await openRepository(this.checked.site)
    if (repository instanceof NoRepository) return { kind: 'waiting' }
    const sent = await readSent(repository)
    const { isWaiting } = await stateOfSent(repository, sent)
    return { kind: 'waiting', ...(sent && isWaiting && { request: { words: sent.words } }) }
  }

  async withdraw() {
    const repository = await openRepository(this.checked.site)
    if (repository instanceof NoRepository) throw repository
    return withdrawnAs(await withdrawSent(repository))
  }

  async saveChange(): Promise<SavedChange> {
    const { plan, published, repository } = await planPublication(this.checked)
    if (plan.toFix.length > 0) throw new Failure(toFixFirst)
    return repository ? savePatch(repository, published) : saveArchive(this.checked.site, published)
  }
}
