import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFileOf } from '../../../folders/site-folder/cache-file'
import { kindAt, makeIgnoredFolder } from '../../../folders/site-folder/ignored-folder'
import { cacheFolder } from '../../../folders/studio-folder/cache-folder'
import { isTracked } from '../../../git/local-git/is-tracked'

/** What a site keeps beside pages.json: packages are installed more often than pictures change. */
type Kept = 'pictures' | 'sources'

const ownCache = (site: string): string => join(site, '.cache')

/**
 * Makes the folder in a site. Undefined where it cannot be written, or where a branch has put files of its own there, or
 * a link to a folder whose files would be removed when they are old.
 */
export async function makeOwnCache(site: string, name: Kept): Promise<string | undefined> {
  const own = ownCache(site)
  if (kindAt(own) && (await isTracked(own))) return undefined
  try {
    makeIgnoredFolder(own, name)
    accessSync(join(own, name), constants.W_OK)
    return join(own, name)
  } catch {
    return undefined
  }
}

/** The site's own folder if it has one or is a project with a package.json, else one with what the engine caches. */
export async function siteCache(root: string, site: string, name: Kept): Promise<string> {
  const isProject = [ownCache(site), join(site, 'package.json')].some(existsSync)
  const shared = join(cacheFolder(root), name)
  // Pictures are named by their content, sources by people.
  return (
    (isProject && (await makeOwnCache(site, name))) || (name === 'pictures' ? shared : cacheFileOf(shared, site, name))
  )
}
