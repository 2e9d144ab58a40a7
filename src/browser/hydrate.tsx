import { createRoot, hydrateRoot } from 'react-dom/client'
import { request } from '../elements/request'
import type { BrowserSettings } from '../model/page'
import { App } from './App'
import { fallbackFor, fetchPage, normalizePath } from './page-loader'

async function fetchSettings(address: string): Promise<BrowserSettings> {
  const response = await request(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/**
 * An unknown address was answered with the html of the 404 page: the address bar follows (requirements R6 and R9).
 * Answers whether the browser is leaving for another page.
 */
function settleAddress(shown: string, settings: BrowserSettings): boolean {
  const path = normalizePath(location.pathname)
  if (path === shown) return false
  const target = fallbackFor(path, settings.fallbacks)
  if (target === shown) {
    history.replaceState(history.state, '', target)
    return false
  }
  location.replace(target)
  return true
}

/** Brings the html that the server sent to life. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  const { page: path = '/', settings: address = '' } = root.dataset
  const [settings, loaded] = await Promise.all([fetchSettings(address), fetchPage(path)])
  if (settleAddress(path, settings) || !('page' in loaded)) return
  const app = <App firstPage={loaded.page} settings={settings} />
  const report = (error: unknown) => console.error('Hydration did not match:', error)
  // The preview sends an empty root when the server could not render a page that is being worked on.
  if (root.hasChildNodes()) hydrateRoot(root, app, { onRecoverableError: report })
  else createRoot(root).render(app)
}
