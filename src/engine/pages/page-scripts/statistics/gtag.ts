import { loadScript } from '../../../base/dom/services/load-script'
import { type Analytics, analyticsScript } from '../../../base/shared-types/services/analytics'
import { removeCookies } from './cookies'
import type { Counter } from './counter'

/** _ga, and _ga_ with the identifier: https://support.google.com/analytics/answer/11397207 */
const ownCookie = /^_ga(_|$)/

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
      if (!isAllowed) removeCookies(ownCookie)
      else if (!isLoaded) load()
    },
  }
}
