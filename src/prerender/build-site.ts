import { join, resolve } from 'node:path'
import { findAccessKey } from './access-key'
import type { BuildOptions, BuildResult } from './build-options'
import { buildWhole } from './build-whole'
import { openCode } from './bundle'
import { buildEdit } from './edits/build-edit'
import { refuseLeakedKey } from './key-leaks'

export type { BuildOptions, BuildResult } from './build-options'

/**
 * Checks, then makes what is new beside the last site, then turns that one into the next: whatever fails before that
 * leaves the last site as it was. An edit of words, of titles and descriptions too, is built alone, with the pages that
 * show them. Warnings are not looked for: they stop no build, and are half of a check's work. Throws UnreadableSite,
 * KeyLeaked, ForeignFolder, FewerPages, BlockNotReady, BrokenPicture, BlockBroke, PageNotSettled.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { root, site, share, notify } = options
  const common = {
    ...options,
    out: resolve(options.out),
    cache: join(root, 'node_modules/.cache/site-output'),
    findAccessKey: async () => {
      const key = await findAccessKey(root, notify)
      refuseLeakedKey(key, root, site)
      return key
    },
  }
  const code = await openCode(root, notify)
  try {
    const edit = code.standing && !share ? await buildEdit({ ...common, bundle: code.standing }) : undefined
    if (!edit) return await buildWhole({ ...common, code })
    return { problems: [], ...edit, encoded: 0, isEdit: true }
  } finally {
    await code.close()
  }
}
