import { Failure } from '../../../base/shared-types/failure'
import { asText } from '../../../base/shared-types/json'
import { withdrawSent } from '../../../git/git-publishing/contact-server'
import { openRepository } from '../../../git/git-publishing/git/repository'
import { findSent } from '../../../git/git-publishing/git/sent-branch'
import { publish } from '../../../git/git-publishing/publish'
import { saveArchive, savePatch } from '../../../git/git-publishing/save-file'
import { NoRepository } from '../../../git/local-git/open-git'
import type { EditedSite } from '../../edited-site/edited-site'
import type { PageComparison, PublishRun, SavedChange, WaitingChanges } from '../../edited-site/publishing'
import {
  describeWords,
  oneLineOf,
  orRefusal,
  toFixFirst,
  whyNotPublish,
  withdrawnAs,
} from '../../edited-site/publishing/publish-answers'
import type { Commands } from '../commands'
import { reportFolderChanges, takeFolderChangeBack } from './folder-changes'
import { planPublication, type SiteToPublish } from './plan'
import { versionChangesOf } from './version-changes'
import { listVersions } from './versions'

const nothingYet: PublishRun = { kind: 'run', steps: [], isRunning: false }

class Publisher {
  private run = nothingYet

  constructor(private readonly checked: SiteToPublish) {}

  state = (): PublishRun => this.run

  /** Returns at once: `state` tells the progress. Throws a Failure. */
  async start(words: string): Promise<PublishRun> {
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
}

async function saveFile(checked: SiteToPublish): Promise<SavedChange> {
  const { plan, published, repository } = await planPublication(checked)
  if (plan.toFix.length > 0) throw new Failure(toFixFirst)
  return repository ? savePatch(repository, published) : saveArchive(checked.site, published)
}

export function publishingCommands(
  checked: SiteToPublish,
  store: EditedSite,
  compare: (page: string, from?: string, version?: string) => Promise<PageComparison>,
): Commands {
  const publisher = new Publisher(checked)
  const versionChanges = versionChangesOf(checked.site)
  return {
    changes: ({ version }) => orRefusal(() => reportFolderChanges(checked, asText(version) || undefined)),
    versions: ({ count }) => orRefusal(() => listVersions(checked.site, Number(count))),
    'version-changes': ({ version }) => orRefusal(() => versionChanges(asText(version))),
    'compare-page': ({ page, from, version }) =>
      orRefusal(() => compare(asText(page), asText(from) || undefined, asText(version) || undefined)),
    'take-back': ({ id, revision, version }, window) =>
      orRefusal(() =>
        takeFolderChangeBack(checked, (command, files) => store.apply(command, window, files), {
          ...{ id: asText(id), revision: asText(revision) },
          version: asText(version) || undefined,
        }),
      ),
    'publish-plan': () => orRefusal(async () => (await planPublication(checked)).plan),
    publish: ({ words }) => orRefusal(() => publisher.start(oneLineOf(asText(words)))),
    'publish-state': () => publisher.state(),
    waiting: () =>
      orRefusal(async (): Promise<WaitingChanges> => {
        const sent = await findSent(await openRepository(checked.site))
        return { kind: 'waiting', ...(sent?.isWaiting && { request: { words: sent.words } }) }
      }),
    withdraw: () =>
      orRefusal(async () => {
        const repository = await openRepository(checked.site)
        if (repository instanceof NoRepository) throw repository
        return withdrawnAs(await withdrawSent(repository))
      }),
    'save-change': () => orRefusal(() => saveFile(checked)),
  }
}
