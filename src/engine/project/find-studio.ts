import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Returns the folder of the studio whose blocks a site is made of: the site's own folder when it holds src/studio, else
 * the project at `root`. A studio's schemas are in schemas/, its code in src/studio/.
 */
export async function findStudio(root: string, site: string): Promise<string> {
  const own = resolve(root, site)
  const hasStudio = await stat(join(own, 'src/studio')).catch(() => undefined)
  return hasStudio?.isDirectory() ? own : resolve(root)
}
