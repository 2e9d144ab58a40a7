import type { FetchedPage, SealedData } from '../../model/page'
import { deriveLock, type PageLock, type Slot, unseal } from '../../model/sealing'
import { keepAccessKey, readAccessKey, takeAccessKey } from './visitor-key'

/** What was under lock, and the lock that opened it. */
interface Opened {
  content: string
  lock: PageLock
}

/**
 * Opens what a guarded page keeps in a slot with the visitor's access key: the one in the address, which the cookie keeps
 * when it is the right one, or else that of the cookie. Undefined when neither opens it.
 */
export async function openSlot(sealed: string, slot: Slot, cookie: string, path: string): Promise<Opened | undefined> {
  const given = takeAccessKey()
  // Browsers do not encrypt where they do not trust the connection.
  if (!crypto.subtle) return undefined
  for (const key of new Set([given, readAccessKey(cookie)])) {
    if (!key) continue
    const lock = await deriveLock(key, path)
    const content = await unseal(sealed, slot, lock)
    if (content === undefined) continue
    if (key === given) keepAccessKey(cookie, key)
    return { content, lock }
  }
  return undefined
}

/**
 * Opens the data of a guarded page with the visitor's key, or with the lock that its html has been opened with. Undefined
 * when neither fits. Other pages are open.
 */
export async function openGuardedPage(page: FetchedPage, known?: PageLock): Promise<FetchedPage | undefined> {
  const { guard, sealed, path } = page
  if (!guard || sealed === undefined) return page
  const content = known
    ? await unseal(sealed, 'data', known)
    : (await openSlot(sealed, 'data', guard.cookie, path))?.content
  if (!content) return undefined
  return { ...page, ...(JSON.parse(content) as SealedData), sealed: undefined }
}
