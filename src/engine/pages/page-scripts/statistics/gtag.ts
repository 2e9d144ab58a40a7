import { loadScript } from '../../../base/dom/services/load-script'
import { type Analytics, analyticsScript } from '../../../base/shared-types/services/analytics'
import type { Counter } from './counter'

/** _ga, and _ga_ with the identifier: https://support.google.com/analytics/answer/11397207 */
const ownCookie = /^_ga(_|$)/

/** Empty where the browser refuses access. */
function readCookies(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}

/** Cookies are on the widest domain that the browser allows. */
function removeCookies(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const cookie of readCookies()) {
    const name = cookie.replace(/=.*/s, '')
    if (!ownCookie.test(name)) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}

/**
 * https://developers.google.com/tag-platform/gtagjs/reference. If the script fails to load, the views stay in its
 * queue.
 */
export function createGtag(service: Analytics): Counter {
  const { id } = service
  const layer: IArguments[] = []
  let isLoaded = false
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: Google's script tells commands from other entries by this very object
    layer.push(arguments)
  }
  function load(): void {
    isLoaded = true
    Object.assign(window, { dataLayer: layer })
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false })
    loadScript(`${analyticsScript(service)}?id=${encodeURIComponent(id)}`).catch(() => undefined)
  }
  return {
    send: (view) => gtag('event', 'page_view', view),
    allow(isAllowed) {
      // Google's script sends nothing while this is set:
      // https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
      Object.assign(window, { [`ga-disable-${id}`]: !isAllowed })
      if (!isAllowed) removeCookies()
      else if (!isLoaded) load()
    },
  }
}
