import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { requireUsablePath } from './require-usable-path'

/**
 * The site's folder if it contains src/studio, else `root`. Throws a Failure for a folder in which code cannot be
 * built.
 */
export async function findStudio(root: string, site: string): Promise<string> {
  requireUsablePath(resolve(root))
  const own = resolve(site)
  const hasStudio = await stat(join(own, 'src/studio')).catch(() => undefined)
  if (!hasStudio?.isDirectory()) return resolve(root)
  requireUsablePath(own)
  return own
}
