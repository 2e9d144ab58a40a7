import { findChromium } from '../../../base/chromium/find-chromium'
import { isFailure } from '../../../base/shared-types/failure'
import type { Comparison } from '../../../commands/before-after'
import { openRepository } from '../../../git/git-publishing/git/repository'
import { lastVersion } from '../../../git/git-publishing/git/sent'
import { NoRepository } from '../../../git/local-git/open-git'
import type { PictureRun, PublishRefusal } from '../../edited-site/publishing'
import { revisionOfText } from '../revision-of'
import type { ChangedSite } from './folder-changes'
import { placesOf } from './picture-places'

const noChromium =
  'Pictures are taken in Chromium, and there is none on this computer. Install it, or name one in CHROMIUM_PATH and start the preview again. Everything else works without it.'

/** One job at a time. */
export class PictureTaker {
  private run: PictureRun = { kind: 'pictures', isRunning: false, words: '', places: [] }

  constructor(private readonly changed: ChangedSite) {}

  state = (): PictureRun => this.run

  /** Starts and returns at once: `state` returns the progress. */
  async start(): Promise<PictureRun | PublishRefusal> {
    if (this.run.isRunning) return this.run
    const chromium = findChromium()
    if (chromium === undefined) return { kind: 'problem', problem: noChromium }
    this.report('Looking for what has changed …')
    const repository = await openRepository(this.changed.site)
    if (repository instanceof NoRepository) {
      this.end('')
      return { kind: 'problem', problem: repository.message }
    }
    const { head } = await lastVersion(repository)
    this.take(chromium, head).catch((error) => {
      if (!isFailure(error)) console.error(error)
      this.end(
        isFailure(error) ? error.message : 'The pictures could not be taken. The reason is shown in the terminal.',
      )
    })
    return this.run
  }

  private report(words: string): void {
    this.run = { kind: 'pictures', isRunning: true, words, places: [] }
  }

  private end(words: string, places: PictureRun['places'] = [], comparison?: Comparison): void {
    const revision = comparison && revisionOfText(comparison.folder.now.text)
    this.run = { kind: 'pictures', isRunning: false, words, places, ...(revision !== undefined && { revision }) }
  }

  private async take(chromium: string, revision: string): Promise<void> {
    // It loads the program that opens browsers, which is slow.
    const { compareStates } = await import('../../../commands/before-after')
    const comparison = await compareStates({
      ...this.changed,
      ...{ revision, chromium },
      // Its own lines name revisions of git.
      notify: () => this.report('Preparing the last version and this one …'),
      progress: (_, done, all) => this.report(`Taking pictures: ${done} of ${all} pages …`),
    })
    const places = placesOf(comparison)
    const isAny = places.some(({ pairs }) => pairs.length > 0)
    const words = isAny ? 'The pictures are ready, under the sentences.' : 'Nothing looks different.'
    this.end([words, ...comparison.notes].join(' '), places, comparison)
  }
}
