import { join } from 'node:path'
import type { BuildOptions, BuildResult } from './build-options'
import { buildWhole } from './build-whole'
import { openCode } from './code/bundle'
import { findAccessKey, refuseWeakKey } from './guard/access-key'
import { refuseLeakedKey } from './guard/key-leaks'
import { realFolder, refusePublicFolder } from './output/real-folder'
import { buildEdit } from './reuse/build-edit'

export type { BuildOptions, BuildResult } from './build-options'

/**
 * Checks, then makes what is new beside the last site, then turns that one into the next: whatever fails before that
 * leaves the last site as it was. An edit of words, of titles and descriptions too, is built alone, with the pages that
 * show them. Warnings are not looked for: they stop no build, and are half of a check's work. Throws UnreadableSite,
 * KeyLeaked, ForeignFolder, FewerPages, BlockNotReady, BrokenPicture, BlockBroke, PageNotSettled.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { root, site, share, notify } = options
  const out = realFolder(options.out)
  refusePublicFolder(out, site)
  const common = {
    ...options,
    out,
    cache: join(root, 'node_modules/.cache/site-output'),
  }
  const findKey = async (refuse?: (key: string) => Promise<void>) => {
    const key = await findAccessKey(root, notify)
    await refuse?.(key)
    refuseLeakedKey(key, root, site)
    return key
  }
  const code = await openCode(root, notify)
  try {
    // An edit is built alone only with the key that a whole build has taken.
    const edit =
      code.standing && !share
        ? await buildEdit({ ...common, bundle: code.standing, findAccessKey: () => findKey() })
        : undefined
    if (!edit) return await buildWhole({ ...common, code, findAccessKey: () => findKey(refuseWeakKey) })
    return { problems: [], ...edit, encoded: 0, isEdit: true }
  } finally {
    await code.close()
  }
}
