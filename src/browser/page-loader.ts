import { dataFile } from '../model/addresses'
import type { Fallback, PageData, ReadyPage } from '../model/page'
import { preloadBlocks } from './registry'

/** Why a page's data did not come: there is no such page, or it could not be fetched. */
export type LoadFailure = 'missing' | 'unreachable'

/** A page, the path that it leads to instead, or why there is neither. */
export type LoadedPage = { page: ReadyPage } | { redirect: string } | { failure: LoadFailure }

/** "/about/" and "/about" are one page. */
export const normalizePath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

const loads = new Map<string, Promise<LoadedPage>>()

async function fetchPage(path: string): Promise<LoadedPage> {
  const response = await fetch(`/${dataFile(path)}`)
  if (response.status === 404) return { failure: 'missing' }
  if (!response.ok) return { failure: 'unreachable' }
  const data = (await response.json()) as PageData
  if ('redirect' in data) return data
  await preloadBlocks(data.blocks.map(({ type }) => type))
  return { page: data }
}

/** Fetches a page's data and the code of its blocks, once. Asking before a visitor clicks makes the click quick. */
export function loadPage(path: string): Promise<LoadedPage> {
  const known = loads.get(path)
  if (known) return known
  const loading = fetchPage(path)
    .catch((): LoadedPage => ({ failure: 'unreachable' }))
    .then((loaded) => {
      // What could not be fetched now may be there at the next try.
      if ('failure' in loaded && loaded.failure === 'unreachable') loads.delete(path)
      return loaded
    })
  loads.set(path, loading)
  return loading
}

/** Pages are fetched anew when they are next asked for. */
export const forgetPages = (): void => loads.clear()

/** Where an unknown path leads (requirements R6 and R9): the fallback with the longest prefix, or the 404 page. */
export function fallbackFor(path: string, fallbacks: Fallback[]): string {
  const [best] = fallbacks.filter(({ prefix }) => path.startsWith(prefix)).sort((a, b) => b.prefix.length - a.prefix.length)
  return best?.to ?? '/404'
}
