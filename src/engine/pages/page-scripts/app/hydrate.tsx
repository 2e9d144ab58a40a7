import { type ErrorInfo, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { receiveMessage } from '../../../base/dom/preview-channel/channel'
import { request } from '../../../base/dom/request'
import type { PageLock } from '../../../base/shared-types/guarded-pages/sealing'
import type { BrowserSettings } from '../../../base/shared-types/page'
import { readRootAttributes } from '../../../base/shared-types/root-attributes'
import { htmlFingerprint } from '../../render/html-fingerprint'
import { watchHtml } from '../browser-translation/watch-html'
import { reloadIfOld } from '../loader/reload-if-old'
import { App } from './App'
import { reportErrors, reportFault } from './error-reports'
import { prefetch } from './links'
import { isPreview, isUnrendered, showAtOnce } from './live-content'
import { normalizePath } from './normalize-path'
import { addressForUnknown, fetchPage, openPage } from './page-loader'

export interface Start {
  settings: Promise<Response>
  page: Promise<Response>
  /** False where a host answered an unknown address with the 404 page. */
  isOwnAddress: boolean
  isCounted: boolean
  stopArrivals: () => void
  link?: string
  lock?: PageLock
}

async function readSettings(request: Promise<Response>): Promise<BrowserSettings> {
  const response = await request
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  const settings = (await response.json()) as Partial<BrowserSettings>
  if (!settings.name || !settings.fallbacks) throw new Error(`${response.url} holds no settings.`)
  return settings as BrowserSettings
}

/** A host answers an unknown address with the 404 page (R6, R9). Returns whether the browser leaves. */
function correctAddress(shown: string, settings: BrowserSettings, wasOwn: boolean): boolean {
  const path = normalizePath(location.pathname)
  if (path === shown) {
    // "/about.html" and "/about/" are "/about".
    if (location.pathname !== shown)
      history.replaceState(history.state, '', `${shown}${location.search}${location.hash}`)
    return false
  }
  // The visitor went back before the app was ready: the app follows.
  if (isPreview || wasOwn) return false
  const target = addressForUnknown(shown, path, settings.fallbacks)
  if (!target) throw new Error(`${path} is a copy of ${shown}: it stays as html.`)
  if (target === shown) {
    history.replaceState(history.state, '', target)
    return false
  }
  location.replace(target)
  return true
}

/**
 * Vite loads a block's stylesheet unless the document links it. The page's own contains it; disabled links load
 * nothing.
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

const fetchLaterStyles = () => import('@studio/theme/hydrated.scss').catch(() => undefined)

const controls = 'input, textarea, select, details'

const presses = 'pointerdown mousedown touchstart keydown pointerup mouseup touchend keyup click'.split(' ')

/**
 * At the first press React would hydrate the whole page at once. Links and the menu work without React, and
 * early-clicks.ts repeats other clicks. Must listen before React does.
 */
function stopPresses(root: HTMLElement): () => void {
  const end = new AbortController()
  const keep = (event: Event) => event.stopImmediatePropagation()
  for (const kind of presses) root.addEventListener(kind, keep, { capture: true, passive: true, signal: end.signal })
  return () => end.abort()
}

export async function hydrate(start: Start): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  const { page: path, app: files, reports } = readRootAttributes()
  if (reports) reportErrors(reports)
  void fetchLaterStyles()
  const [settings, loaded, entries] = await Promise.all([
    readSettings(start.settings),
    fetchPage(path, start.page),
    root.querySelector(controls) ? import('../early-entries') : undefined,
  ])
  if (correctAddress(path, settings, start.isOwnAddress)) return
  const page = 'page' in loaded && (await openPage(loaded.page, start.lock))
  if (!page) throw new Error(`The data of ${path} did not come.`)
  markStylesAsThere(page.styles ?? [])
  if (start.link) prefetch(start.link)
  start.stopArrivals()
  const loadAltered = isPreview ? undefined : watchHtml(root)
  const isAltered = page.print && page.print !== htmlFingerprint(root.innerHTML)
  const hydrateHtml = (isAltered && (await (await loadAltered?.())?.open())) || startTransition
  const replay = entries?.keepEarlyEntries(root)
  const release = stopPresses(root)
  const onHydrated = () => {
    release()
    replay?.()
  }
  const app = <App firstPage={page} settings={settings} isFirstCounted={start.isCounted} onHydrated={onHydrated} />
  const report = (words: string) => (error: unknown, info: ErrorInfo) => {
    console.error(words, error)
    reportFault(error)
    if (isPreview) receiveMessage('page:fault', { message: String(error), stack: info.componentStack ?? '' })
  }
  // Vite sends this event when code fails to load: https://vite.dev/guide/build#load-error-handling
  addEventListener('vite:preloadError', () => void reloadIfOld(files[0] ?? '', request('', { cache: 'no-cache' })))
  const options = {
    onRecoverableError: report('Hydration did not match:'),
    onCaughtError: report('A part of the page cannot be shown:'),
    // React has emptied the page, for example because an extension wrapped a block that it removes.
    onUncaughtError: (error: unknown, info: ErrorInfo) => {
      report('The page is loaded again:')(error, info)
      if (!isPreview && document.documentElement.dataset.hydrated === '') location.reload()
    },
  }
  if (isPreview && isUnrendered()) showAtOnce(() => createRoot(root, options).render(app))
  else hydrateHtml(() => void hydrateRoot(root, app, options))
}
