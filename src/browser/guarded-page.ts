import type { ReadyPage } from '../model/page'
import { unseal } from '../model/sealing'
import { keepAccessKey, readAccessKey } from './access-key'

/** Opens a guarded page with the key in the visitor's cookie. Undefined when there is none, or it is not the right one. */
export async function openGuardedPage(page: ReadyPage): Promise<ReadyPage | undefined> {
  const { guard, sealed, path } = page
  if (!guard || sealed === undefined) return page
  keepAccessKey(guard.cookie)
  const key = readAccessKey(guard.cookie)
  const content = key && (await unseal(sealed, key, path))
  if (!content) return undefined
  return { ...page, ...(JSON.parse(content) as Pick<ReadyPage, 'blocks' | 'assets'>), sealed: undefined }
}
