import type { AccessKeyNames } from '../../model/access-key-names'
import { findAccessKey } from './access-key'
import { refuseLeakedKey } from './key-leaks'

/** Finds the access key of a site's guarded pages. Throws KeyLeaked when others can read it. */
export async function findSiteKey(
  root: string,
  site: string,
  names: AccessKeyNames,
  notify: (line: string) => void,
): Promise<string> {
  const key = await findAccessKey(root, names, notify)
  refuseLeakedKey(key, root, site)
  return key
}
