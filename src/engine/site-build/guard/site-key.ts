import { resolve } from 'node:path'
import type { AccessKeyNames } from '../../model/access-key-names'
import { demandGenerated, findAccessKey } from './access-key'
import { refuseLeakedKey } from './key-leaks'

/** Finds the access key of a site's guarded pages. Throws a Failure for one that can be guessed, KeyLeaked where others can read it. */
export function findSiteKey(root: string, site: string, names: AccessKeyNames, notify: (line: string) => void): string {
  const key = findAccessKey(site, names, notify)
  demandGenerated(key, names, resolve(site) === resolve(root) ? 'npm run key' : `npm run key -- --site ${site}`)
  refuseLeakedKey(key, root, site)
  return key
}
