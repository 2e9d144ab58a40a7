import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { hideFailure, showFailure } from '../loader/failure-notice'
import { focusContent } from './announce'
import { normalizePath } from './normalize-path'
import { loadPage } from './page-loader'
import { keyEntry, placeScroll } from './scroll'

/** The browser's history, as BrowserRouter would keep it. With `v5Compat` it notifies of pushes, too. */
export const siteHistory = createBrowserHistory({ window, v5Compat: true })

const listeners = new Set<() => void>()

/** Calls back when the address has changed, however it came about. Returns how to stop. */
export function onAddressChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How long a page may load before the visitor sees that it does, in milliseconds. */
const loadingDelay = 200

let timer: ReturnType<typeof setTimeout> | undefined

/** Sets an attribute of <html> while a page is loading, unless it comes at once, so that a stylesheet can show it. */
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
  keyEntry()
  // Back and forward end a visit that is still under way.
  latestVisit++
  markLoading(false)
  for (const listener of listeners) listener()
})

/**
 * Goes to an address of this site. The page is fetched first and the address follows with it, so that both change
 * together; a later visit overtakes an earlier one. When the page cannot be fetched, the visitor stays and gets a notice.
 */
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
  // The page that is shown is no arrival; a link to it leads to its top all the same.
  if (isThisPage && !hash) {
    placeScroll(siteHistory.location.key, '', false)
    focusContent()
  }
}
