import type { FetchedPage, SealedData } from '../model/page'
import { deriveLock, type PageLock, unseal } from '../model/sealing'
import { keepAccessKey, readAccessKey } from './access-key'

/**
 * The lock that the visitor's access key fits. A key in the address is moved into the cookie first. Undefined where there
 * is no key.
 */
export async function findLock(cookie: string, path: string): Promise<PageLock | undefined> {
  keepAccessKey(cookie)
  const accessKey = readAccessKey(cookie)
  // Browsers do not encrypt where they do not trust the connection.
  return accessKey && crypto.subtle ? deriveLock(accessKey, path) : undefined
}

/**
 * Opens a guarded page with the visitor's key, or with a lock that was derived from it before. Undefined when
 * there is none, or it is not the right one. Other pages are open.
 */
export async function openGuardedPage(page: FetchedPage, known?: PageLock): Promise<FetchedPage | undefined> {
  const { guard, sealed, path } = page
  if (!guard || sealed === undefined) return page
  const lock = known ?? (await findLock(guard.cookie, path))
  const content = lock && (await unseal(sealed, lock))
  if (!content) return undefined
  return { ...page, ...(JSON.parse(content) as SealedData), sealed: undefined }
}
