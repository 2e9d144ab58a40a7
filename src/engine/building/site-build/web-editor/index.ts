import { findStudio } from '../../../folders/studio-folder/find-studio'
import type { EditorOptions, EditorResult } from '../build-result'
import { readSoundSite } from '../checked-site'
import { startCode } from '../code/cached-code'
import { type Output, openOutput } from '../output/output'
import { outputCache } from '../output/output-cache'
import { realFolder, refusePublicFolder } from '../output/real-folder'
import { writeEditor } from './write-editor'

/**
 * The editor is plain files, for the root of an origin of its own. A failure leaves the last editor as it was. Throws
 * what buildSite throws.
 */
export async function buildEditor(options: EditorOptions): Promise<EditorResult> {
  const { root, site, notify } = options
  const out = realFolder(options.out)
  refusePublicFolder(out, site)
  const studio = await findStudio(root, site)
  const code = await startCode({ root, studio, kind: 'editor', languages: [] }, notify)
  let output: Output | undefined
  try {
    const sound = options.sound ?? (await readSoundSite(options))
    if ('problems' in sound) return sound
    output = await openOutput(out, outputCache(root), notify)
    await writeEditor({ ...options, studio }, sound, await code.ready, output)
    return { problems: [], published: await output.publish([]) }
  } finally {
    await code.stop()
    await output?.close()
  }
}
