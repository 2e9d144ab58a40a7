import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { kindAt, makeIgnoredFolder } from '../../../folders/site-folder/ignored-folder'
import { cacheFolder } from '../../../folders/studio-folder/cache-folder'
import { isTracked } from '../../../git/local-git/is-tracked'

const name = 'pictures'

/** Beside pages.json: packages are installed more often than pictures change. */
const siteCache = (site: string): string => join(site, '.cache')

/**
 * Makes the folder in a site. Undefined where it cannot be written, or where a branch has put copies of its own there, or
 * a link to a folder whose files would be removed when they are old.
 */
export async function makePictureCache(site: string): Promise<string | undefined> {
  const own = siteCache(site)
  if (kindAt(own) && (await isTracked(own))) return undefined
  try {
    makeIgnoredFolder(own, name)
    accessSync(join(own, name), constants.W_OK)
    return join(own, name)
  } catch {
    return undefined
  }
}

/**
 * Returns the folder of the encoded copies of a site's pictures: the site's own if it has one or is a project with a
 * package.json, else one with what the engine caches.
 */
export async function pictureCache(root: string, site: string): Promise<string> {
  const isProject = [siteCache(site), join(site, 'package.json')].some(existsSync)
  return (isProject ? await makePictureCache(site) : undefined) ?? join(cacheFolder(root), name)
}
