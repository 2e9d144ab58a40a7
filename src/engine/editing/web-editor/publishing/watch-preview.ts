import { isFailure } from '../../../base/shared-types/failure'
import type { GitHost } from '../../../git/git-hosts/git-host'
import type { PublishRun } from '../../edited-site/publishing'

/** The pause between two questions in milliseconds, and how often it is asked: for three minutes. */
const pause = 10_000
const mostQuestions = 18

/** Asks until the host has deployed a preview of a branch, or does not seem to make one. */
export async function watchPreview(
  host: GitHost,
  commit: string,
  onChange: (preview: Partial<PublishRun['preview']>) => void,
  sleep: (time: number) => Promise<void>,
): Promise<void> {
  for (let asked = 0; asked < mostQuestions; asked++) {
    const preview = await host.previewOf(commit).catch((error: unknown) => {
      if (isFailure(error)) return undefined
      throw error
    })
    if (preview?.state === 'failed') break
    if (preview?.state === 'ready' && preview.address !== undefined)
      return onChange({ address: preview.address, isOfHost: true, isExpected: false })
    await sleep(pause)
  }
  onChange({ isExpected: false })
}
