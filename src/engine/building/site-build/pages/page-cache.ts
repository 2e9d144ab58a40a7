import type { Assets } from '../../../base/shared-types/page'
import { cacheFileOf, readCache, writeCache } from '../../../folders/site-folder/cache-file'
import type { UsedInputs } from './page-inputs'

export interface CachedPage {
  path: string
  /** Without its inputs, a page is compiled each time. */
  used?: UsedInputs
  fingerprint?: string
  /** Of its files: see ManifestEntry. */
  key: string
  types: string[]
  pictures?: Assets
  /** The words that a search finds: see writeSearch. */
  words?: string
}

const version = 4

export async function readPageCache(cache: string, out: string): Promise<Map<string, CachedPage>> {
  const pages = await readCache<CachedPage[]>(cacheFileOf(cache, out, 'pages.json'), version)
  return new Map((pages ?? []).map((page) => [page.path, page]))
}

export const writePageCache = (cache: string, out: string, pages: CachedPage[]): Promise<void> =>
  writeCache(cacheFileOf(cache, out, 'pages.json'), version, pages)
