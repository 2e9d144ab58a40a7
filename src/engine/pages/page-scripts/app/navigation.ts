import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { hideFailure, showFailure } from '../loader/failure-notice'
import { focusContent } from './announce'
import { normalizePath } from './normalize-path'
import { loadPage } from './page-loader'
import { markHistoryEntry, restoreScroll } from './scroll'

export const siteHistory = createBrowserHistory({ window, v5Compat: true })

const listeners = new Set<() => void>()

export function onAddressChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Milliseconds. */
const loadingDelay = 200

let timer: ReturnType<typeof setTimeout> | undefined

function markLoading(isLoading: boolean): void {
  const mark = () => document.documentElement.toggleAttribute('data-loading', isLoading)
  if (isLoading) {
    timer ??= setTimeout(mark, loadingDelay)
    return
  }
  clearTimeout(timer)
  timer = undefined
  mark()
}

let latestVisit = 0

siteHistory.listen(() => {
  markHistoryEntry()
  // Going back or forward cancels a visit in progress.
  latestVisit++
  markLoading(false)
  for (const listener of listeners) listener()
})

/** Loads first: address and content change together. The latest visit wins. */
export async function visit(address: string): Promise<void> {
  latestVisit++
  const thisVisit = latestVisit
  hideFailure()
  markLoading(true)
  const { pathname, hash } = new URL(address, location.href)
  const isThisPage = normalizePath(pathname) === normalizePath(location.pathname)
  const loaded = await loadPage(normalizePath(pathname))
  if (thisVisit !== latestVisit) return
  markLoading(false)
  if ('failure' in loaded && loaded.failure === 'unreachable') showFailure(() => void visit(address))
  else siteHistory.push(address)
  // A link to the current page still leads to its top.
  if (isThisPage && !hash) {
    restoreScroll(siteHistory.location.key, '', false)
    focusContent()
  }
}
