import { request } from '../../dom/request'
import { dataFile } from '../../model/addresses'
import type { Fallback, FetchedPage, PageData } from '../../model/page'
import { openGuardedPage } from '../guard/sealed-page'
import { preloadBlocks } from './lazy-registry'

/** Why a page's data did not come: there is no such page, or it could not be fetched. */
export type LoadFailure = 'missing' | 'unreachable'

/** A page, the path that it leads to instead, or why there is neither. */
export type LoadedPage = { page: FetchedPage } | { redirect: string } | { failure: LoadFailure }

const fetches = new Map<string, Promise<LoadedPage>>()

/** Whether what data leads to is an address of this site: a damaged one must lead nobody away. */
const isOfThisSite = (address: unknown): boolean => typeof address === 'string' && /^\/(?![/\\])/.test(address)

async function readPage(request: Promise<Response>): Promise<LoadedPage> {
  const response = await request
  if (response.status === 404) return { failure: 'missing' }
  if (!response.ok) return { failure: 'unreachable' }
  const data = (await response.json()) as PageData
  if ('redirect' in data) return isOfThisSite(data.redirect) ? data : { failure: 'unreachable' }
  // What was cut off is no JSON; what is not a page would take the one down that is shown.
  return typeof data.path === 'string' && Array.isArray(data.blocks) ? { page: data } : { failure: 'unreachable' }
}

/**
 * Fetches a page's data, once. What could not be reached is tried again at the next call. `response` is that of a request
 * which has been made already.
 */
export function fetchPage(path: string, response?: Promise<Response>): Promise<LoadedPage> {
  const known = fetches.get(path)
  if (known) return known
  const fetching = readPage(response ?? request(`/${dataFile(path)}`)).catch(
    (): LoadedPage => ({ failure: 'unreachable' }),
  )
  fetches.set(path, fetching)
  void fetching.then((loaded) => {
    if ('failure' in loaded && loaded.failure === 'unreachable') fetches.delete(path)
  })
  return fetching
}

/** A guarded page opens with the visitor's key; without the right one it leads to another page, without a word (G1). */
async function openPage(page: FetchedPage): Promise<LoadedPage> {
  const open = await openGuardedPage(page)
  return open ? { page: open } : { redirect: page.guard?.otherwise ?? '/' }
}

/** Fetches a page's data and the code of its blocks. Called before a visitor clicks, it makes the click quick. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const fetched = await fetchPage(path)
  const loaded = 'page' in fetched ? await openPage(fetched.page) : fetched
  if ('page' in loaded) await preloadBlocks(loaded.page.blocks.map(({ type }) => type))
  return loaded
}

/** Empties the cache: pages are fetched again. */
export const forgetPages = (): void => fetches.clear()

/** Where an unknown path leads (requirements R6 and R9): the fallback with the longest prefix, or the 404 page. */
export function fallbackFor(path: string, fallbacks: Fallback[]): string {
  const [best] = fallbacks
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)
  return best?.to ?? '/404'
}
