import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { request } from '../../dom/request'
import type { BrowserSettings } from '../../model/page'
import { readRootAttributes } from '../../model/root-attributes'
import type { PageLock } from '../../model/sealing'
import { openGuardedPage } from '../guard/sealed-page'
import { reloadIfOld } from '../loader/reload-if-old'
import { App } from './App'
import { reportErrors, tellFault } from './error-reports'
import { prefetch } from './links'
import { keepsUnknownAddress } from './live-content'
import { normalizePath } from './normalize-path'
import { fallbackFor, fetchPage } from './page-loader'

/** What the loader hands over. */
export interface Start {
  /** The answers to the loader's requests: the site's settings, and the data of the page that is shown. */
  settings: Promise<Response>
  page: Promise<Response>
  /** Whether the loader counts this page view. */
  isCounted: boolean
  stopArrivals: () => void
  /** The link that the visitor points at. */
  link?: string
  /** The lock of a guarded page that is open. */
  lock?: PageLock
}

async function readSettings(answer: Promise<Response>): Promise<BrowserSettings> {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  const settings = (await response.json()) as Partial<BrowserSettings>
  if (!settings.name || !settings.fallbacks) throw new Error(`${response.url} holds no settings.`)
  return settings as BrowserSettings
}

/**
 * An unknown address was answered with the html of the 404 page: the address bar follows (requirements R6 and R9).
 * Returns whether the browser is leaving for another page.
 */
function settleAddress(shown: string, settings: BrowserSettings): boolean {
  const path = normalizePath(location.pathname)
  if (path === shown) {
    // "/about.html" and "/about/" are "/about".
    if (location.pathname !== shown)
      history.replaceState(history.state, '', `${shown}${location.search}${location.hash}`)
    return false
  }
  if (keepsUnknownAddress) return false
  const target = fallbackFor(path, settings.fallbacks)
  if (target === shown) {
    history.replaceState(history.state, '', target)
    return false
  }
  location.replace(target)
  return true
}

/**
 * A page has one stylesheet, made of those of its blocks. A block's code would fetch its own again when it comes: links
 * that are disabled, and so fetch nothing, tell it that its styles are there.
 */
function markStylesAsThere(styles: string[]): void {
  for (const href of styles) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.disabled = true
    link.setAttribute('disabled', '')
    link.setAttribute('href', href)
    document.head.append(link)
  }
}

/** Fetches the styles that a page has no use for before. Without them it works as well, so nothing waits for them. */
const fetchLaterStyles = () => import('@studio/theme/alive.scss').catch(() => undefined)

/** What a page is told when its visitor presses something. */
const presses = 'pointerdown mousedown touchstart keydown pointerup mouseup touchend keyup click'.split(' ')

/**
 * Keeps from React what its visitor presses, until the answer is called: told of it, React would bring the whole page to
 * life in one go before the press is answered. Nothing is lost: links lead and the menu opens without React, and what
 * needs a block that sleeps is repeated (see early-clicks.ts). Has to listen on the root before React does.
 */
function keepPresses(root: HTMLElement): () => void {
  const end = new AbortController()
  const keep = (event: Event) => event.stopImmediatePropagation()
  for (const kind of presses) root.addEventListener(kind, keep, { capture: true, passive: true, signal: end.signal })
  return () => end.abort()
}

/** Brings the html that the server sent to life. */
export async function hydrate(start: Start): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  const { page: path, app: files, reports } = readRootAttributes()
  if (reports) reportErrors(reports)
  void fetchLaterStyles()
  const [settings, loaded] = await Promise.all([readSettings(start.settings), fetchPage(path, start.page)])
  if (settleAddress(path, settings)) return
  const page = 'page' in loaded && (await openGuardedPage(loaded.page, start.lock))
  if (!page) throw new Error(`The data of ${path} did not come.`)
  markStylesAsThere(page.styles ?? [])
  if (start.link) prefetch(start.link)
  start.stopArrivals()
  const app = <App firstPage={page} settings={settings} isFirstCounted={start.isCounted} onAlive={keepPresses(root)} />
  const tell = (words: string) => (error: unknown) => {
    console.error(words, error)
    tellFault(error)
  }
  // Vite says so when code does not come: https://vite.dev/guide/build#load-error-handling
  addEventListener('vite:preloadError', () => void reloadIfOld(files[0] ?? '', request('', { cache: 'no-cache' })))
  const options = {
    onRecoverableError: tell('Hydration did not match:'),
    onCaughtError: tell('A part of the page cannot be shown:'),
  }
  // The preview sends an empty root when the server could not render a page that is being worked on.
  if (!root.hasChildNodes()) createRoot(root, options).render(app)
  else startTransition(() => void hydrateRoot(root, app, options))
}
