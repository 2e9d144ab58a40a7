import { asObject, pagesIn } from '../../../../base/shared-types/json'
import type { BlobId } from '../../../../content/file-inspection/blob-id'
import { nameReplaced, replacedIn, type SiteVersion } from '../../../edited-site/changes/former-files'
import { versionNotShown } from '../../../edited-site/sentences'
import { FixedView } from './fixed-view'
import type { KeptSite } from './kept-site'
import type { StudioCode } from './site-view'

interface Parts {
  kept: Pick<KeptSite, 'files' | 'judge' | 'checker'>
  studio: StudioCode
  /** Makes a file available to frames, too. */
  fetchFile(address: string, id: BlobId): Promise<Uint8Array<ArrayBuffer>>
}

/** Its blocks, shared ones and the settings. */
function partsOf(text: string, path: string): string {
  try {
    const content = asObject(JSON.parse(text))
    const own = pagesIn(content).filter((page) => asObject(page).path === path)
    return JSON.stringify([own, content.shared, content.site])
  } catch {
    return text
  }
}

/** With its files that are gone or replaced. */
export async function showVersion(version: SiteVersion, path: string, { kept, studio, fetchFile }: Parts) {
  const { files, judge, checker } = kept
  const former = nameReplaced(version, replacedIn(version.files, files.now))
  const shown = partsOf(former.text, path)
  const lost = [...former.files].filter(([address]) => !files.now.has(address) && shown.includes(address))
  await Promise.all(
    lost.map(async ([address, id]) => {
      const bytes = await fetchFile(address, id).catch(() => undefined)
      if (bytes) await judge.add(address, id, bytes)
    }),
  )
  return new FixedView({
    ...{ checker, studio, problem: versionNotShown },
    text: () => former.text,
    files: async () => judge.known(former.files),
    groundOf: (address) => judge.groundOf(address, former.files),
  })
}
