import { isFailure } from '../../../base/shared-types/failure'
import { asText } from '../../../base/shared-types/json'
import { saveArchive, savePatch } from '../../../git/git-publishing/file/save-file'
import { openRepository } from '../../../git/git-publishing/git/repository'
import { findSent } from '../../../git/git-publishing/git/sent'
import { publish } from '../../../git/git-publishing/publish'
import { withdrawSent } from '../../../git/git-publishing/server'
import { GitFailure } from '../../../git/local-git/git'
import { NoRepository } from '../../../git/local-git/open-git'
import type { EditedSite } from '../../edited-site/edited-site'
import type { PublishRefusal, PublishRun, SavedChange, WaitingChanges, Withdrawn } from '../../edited-site/publishing'
import type { Commands } from '../commands'
import { reportFolderChanges, takeFolderChangeBack } from './folder-changes'
import { PictureTaker } from './picture-taker'
import { type PlannedFolderChanges, planPublication, type SiteToPublish } from './plan'

const refusal = (problem: string): PublishRefusal => ({ kind: 'problem', problem })

/** Lists of versions cut longer lines off. */
const maxWords = 100

const oneLine = (value: unknown): string =>
  asText(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxWords)

const nothingYet: PublishRun = { kind: 'run', steps: [], isRunning: false }

class Publisher {
  private run = nothingYet

  constructor(private readonly checked: SiteToPublish) {}

  state = (): PublishRun => this.run

  /** Starts to publish and returns at once: `state` returns the progress. */
  async start(words: string): Promise<PublishRun | PublishRefusal> {
    if (words === '') return refusal('Describe your change in a line.')
    if (this.run.isRunning) return this.run
    this.run = { ...nothingYet, isRunning: true }
    try {
      const planned = await planPublication(this.checked)
      const why = whyNot(planned)
      if (why !== undefined || !planned.repository) return this.stop(why ?? '')
      const isDirect = planned.plan.way === 'direct'
      publish(planned.repository, { ...planned.published, words, isDirect }, (run) => {
        this.run = run
      }).catch((error) => {
        console.error(error)
        this.run = { ...this.run, isRunning: false }
      })
      return this.run
    } catch (error) {
      this.run = nothingYet
      throw error
    }
  }

  private stop(why: string): PublishRefusal {
    this.run = nothingYet
    return refusal(why)
  }
}

function whyNot({ plan: { toFix, hasChanges, isBehind, way, why } }: PlannedFolderChanges): string | undefined {
  if (toFix.length > 0) return 'There is something to fix first.'
  const canPublish = hasChanges || isBehind || way === 'withdrawal'
  return why ?? (canPublish ? undefined : 'Nothing has changed: there is nothing to publish.')
}

async function saveFile(checked: SiteToPublish): Promise<SavedChange | PublishRefusal> {
  const { plan, published, repository } = await planPublication(checked)
  if (plan.toFix.length > 0) return refusal('There is something to fix first.')
  return repository ? savePatch(repository, published) : saveArchive(checked.site, published)
}

async function answer<Result extends object>(act: () => Promise<Result>): Promise<Result | PublishRefusal> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof GitFailure) return refusal([error.message, error.output].filter(Boolean).join('\n'))
    if (isFailure(error)) return refusal(error.message)
    throw error
  }
}

export function publishingCommands(checked: SiteToPublish, store: EditedSite): Commands {
  const publisher = new Publisher(checked)
  const pictures = new PictureTaker(checked)
  return {
    changes: () => answer(() => reportFolderChanges(checked)),
    'take-pictures': () => answer(() => pictures.start()),
    pictures: () => pictures.state(),
    'take-back': ({ id, revision }, window) =>
      answer(() =>
        takeFolderChangeBack(checked, (command) => store.apply(command, window), {
          id: asText(id),
          revision: asText(revision),
        }),
      ),
    'publish-plan': () => answer(async () => (await planPublication(checked)).plan),
    publish: ({ words }) => answer(() => publisher.start(oneLine(words))),
    'publish-state': () => publisher.state(),
    waiting: () =>
      answer(async (): Promise<WaitingChanges> => {
        const sent = await findSent(await openRepository(checked.site))
        return { kind: 'waiting', ...(sent?.isWaiting && { request: { words: sent.words } }) }
      }),
    withdraw: () =>
      answer(async (): Promise<Withdrawn | PublishRefusal> => {
        const repository = await openRepository(checked.site)
        if (repository instanceof NoRepository) return refusal(repository.message)
        const words = await withdrawSent(repository)
        return { kind: 'withdrawn', words: `The request “${words}” is withdrawn. What you have changed is still here.` }
      }),
    'save-change': () => answer(() => saveFile(checked)),
  }
}
