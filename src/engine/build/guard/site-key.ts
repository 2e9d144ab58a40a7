import type { AccessKeyNames } from '../../project/access-key-names'
import { findAccessKey, refuseWeakKey } from './access-key'
import { refuseLeakedKey } from './key-leaks'

/** Finds the access key of a site's guarded pages. Throws a Failure when it is weak, KeyLeaked when others can read it. */
export async function findSiteKey(
  root: string,
  site: string,
  names: AccessKeyNames,
  notify: (line: string) => void,
): Promise<string> {
  const key = await findAccessKey(root, names, notify)
  await refuseWeakKey(key, names)
  refuseLeakedKey(key, root, site)
  return key
}
