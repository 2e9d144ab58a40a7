import { pathOf } from '../../../base/shared-types/addresses'
import type { PageLock } from '../../../base/shared-types/guarded-pages/sealing'
import { blockTypesOf, type Fallback, type FetchedPage, type PageData } from '../../../base/shared-types/page'
import { isInOtherLanguage } from '../other-language'
import { preloadBlocks } from './lazy-registry'
import { requestPage } from './request-page'

/** `elsewhere`: the host redirects to another site, which data never names, or to another language. */
export type LoadedPage =
  | { page: FetchedPage }
  | { redirect: string }
  | { elsewhere: true }
  | { failure: 'missing' | 'unreachable' }

const fetches = new Map<string, Promise<LoadedPage>>()

/** Damaged data must not lead to another site. */
const isOfThisSite = (address: unknown): boolean => typeof address === 'string' && /^\/(?![/\\])/.test(address)

async function readPage(request: Promise<Response>): Promise<LoadedPage> {
  const response = await request
  if (response.status === 404) return { failure: 'missing' }
  if (!response.ok) return { failure: 'unreachable' }
  const data = (await response.json()) as PageData
  if ('elsewhere' in data) return data
  if ('redirect' in data) return isOfThisSite(data.redirect) ? data : { failure: 'unreachable' }
  return typeof data.path === 'string' && Array.isArray(data.blocks) ? { page: data } : { failure: 'unreachable' }
}

/** Tries again after a network failure. `response` is already under way. */
export function fetchPage(path: string, response?: Promise<Response>): Promise<LoadedPage> {
  const known = fetches.get(path)
  if (known) return known
  const fetching = readPage(response ?? requestPage(path)).catch((): LoadedPage => ({ failure: 'unreachable' }))
  fetches.set(path, fetching)
  void fetching.then((loaded) => {
    if ('failure' in loaded && loaded.failure === 'unreachable') fetches.delete(path)
  })
  return fetching
}

/** Undefined without the key of a guarded page. */
export const openPage = async (page: FetchedPage, lock?: PageLock): Promise<FetchedPage | undefined> =>
  page.guard ? (await import('../guarded-pages/sealed-page')).openGuardedPage(page, lock) : page

/** Redirects silently without the right key (G1). */
async function openOrRedirect(page: FetchedPage): Promise<LoadedPage> {
  const open = await openPage(page)
  return open ? { page: open } : { redirect: page.guard?.otherwise ?? '/' }
}

/** A page of another language needs another document. */
export async function loadPage(path: string): Promise<LoadedPage> {
  if (import.meta.env.LANGUAGES && isInOtherLanguage(path)) return { elsewhere: true }
  const fetched = await fetchPage(path)
  const loaded = 'page' in fetched ? await openOrRedirect(fetched.page) : fetched
  if ('page' in loaded)
    await preloadBlocks(import.meta.env.HOLDS ? blockTypesOf(loaded.page) : loaded.page.blocks.map(({ type }) => type))
  return loaded
}

export const forgetPages = (): void => fetches.clear()

const notFound = '/404'

/** The longest prefix wins; the 404 page without one (R6, R9). */
export function fallbackFor(path: string, fallbacks: Fallback[]): string {
  const [best] = fallbacks
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)
  return best?.to ?? notFound
}

/**
 * Where the visitor of an unknown address belongs, if the host answered with the 404 page. Any other page is a copy
 * elsewhere: in an archive, on a mirror, behind a proxy.
 */
export function addressForUnknown(shown: string, path: string, fallbacks: Fallback[]): string | undefined {
  const target = fallbackFor(path, fallbacks)
  return shown === notFound || shown === pathOf(target) ? target : undefined
}
