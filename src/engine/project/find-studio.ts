import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Returns the site's own folder if it contains src/studio, else the project at `root`. */
export async function findStudio(root: string, site: string): Promise<string> {
  const own = resolve(site)
  const hasStudio = await stat(join(own, 'src/studio')).catch(() => undefined)
  return hasStudio?.isDirectory() ? own : resolve(root)
}
