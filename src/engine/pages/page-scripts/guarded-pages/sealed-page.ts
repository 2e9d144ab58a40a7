import { deriveLock, type PageLock, type Slot, unseal } from '../../../base/shared-types/guarded-pages/sealing'
import type { FetchedPage, SealedData } from '../../../base/shared-types/page'
import { readAccessKey, storeAccessKey, takeAccessKey } from './visitor-key'

/** The address's key precedes the cookie's, and is stored if it fits. */
export async function openSlot(
  sealed: string,
  slot: Slot,
  cookie: string,
  path: string,
): Promise<{ content: string; lock: PageLock } | undefined> {
  const given = takeAccessKey()
  // Browsers offer no encryption on insecure connections.
  if (!crypto.subtle) return undefined
  for (const key of new Set([given, readAccessKey(cookie)])) {
    if (!key) continue
    const lock = await deriveLock(key, path)
    const content = await unseal(sealed, slot, lock)
    if (content === undefined) continue
    if (key === given) storeAccessKey(cookie, key)
    return { content, lock }
  }
  return undefined
}

export async function openGuardedPage(page: FetchedPage, known?: PageLock): Promise<FetchedPage | undefined> {
  const { guard, sealed, path } = page
  if (!guard || sealed === undefined) return page
  const content = known
    ? await unseal(sealed, 'data', known)
    : (await openSlot(sealed, 'data', guard.cookie, path))?.content
  if (!content) return undefined
  return { ...page, ...(JSON.parse(content) as SealedData), sealed: undefined }
}
