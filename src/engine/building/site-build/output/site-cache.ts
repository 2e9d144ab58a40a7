import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFileOf } from '../../../folders/site-folder/cache-file'
import { kindAt, makeIgnoredFolder } from '../../../folders/site-folder/git-ignored-folder'
import { cacheFolder } from '../../../folders/studio-folder/cache-folder'
import { isTracked } from '../../../git/local-git/is-tracked'

/** What a site keeps beside pages.json: packages are installed more often than pictures change. */
type Kept = 'pictures' | 'sources'

const ownCache = (site: string): string => join(site, '.cache')

/**
 * Undefined where the folder cannot be written, where a branch has put files into it, or where it is a link to a folder
 * whose old files would be removed.
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

/**
 * A project with a package.json, and a site that has the folder already, keep their own; other sites use the engine's
 * cache.
 */
export async function siteCache(root: string, site: string, name: Kept): Promise<string> {
  const isProject = [ownCache(site), join(site, 'package.json')].some(existsSync)
  const shared = join(cacheFolder(root), name)
  // Pictures are named by their content, sources by people.
  return (
    (isProject && (await makeOwnCache(site, name))) || (name === 'pictures' ? shared : cacheFileOf(shared, site, name))
  )
}
