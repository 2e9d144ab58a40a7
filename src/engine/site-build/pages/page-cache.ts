import type { Assets } from '../../model/page'
import { cacheFileOf, readCache, writeCache } from '../../site/cache-file'
import type { UsedInputs } from './page-inputs'

/** What a build caches of a page that it has made. */
export interface CachedPage {
  path: string
  /** What the page was made from, and its fingerprint: see PageInputs. Without them it is compiled again each time. */
  used?: UsedInputs
  fingerprint?: string
  /** The key of its two files in the output folder. */
  key: string
  /** The types of its blocks. */
  types: string[]
  /** The pictures of pixels that it shows. */
  pictures?: Assets
}

/** The number of the format. A cache of another one is not read. */
const version = 1

/** Reads the pages that the last build into a folder has made, by their paths. */
export async function readPageCache(cache: string, out: string): Promise<Map<string, CachedPage>> {
  const pages = await readCache<CachedPage[]>(cacheFileOf(cache, out, 'pages.json'), version)
  return new Map((pages ?? []).map((page) => [page.path, page]))
}

/** Caches the pages that a build into a folder has made. */
export const writePageCache = (cache: string, out: string, pages: CachedPage[]): Promise<void> =>
  writeCache(cacheFileOf(cache, out, 'pages.json'), version, pages)
