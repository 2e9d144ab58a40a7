import { loadScript } from '../../../base/dom/services/load-script'
import { type Analytics, analyticsScript } from '../../../base/shared-types/services/analytics'
import type { Counter } from './counter'

/** Matomo's script replaces the list by its own object. */
const global = window as { _paq?: { push(...commands: unknown[][]): void } }

/**
 * https://developer.matomo.org/guides/spa-tracking. Keeps no cookies, sends only page views. They stay in its list
 * until the script has loaded.
 */
export function createMatomo(service: Analytics): Counter {
  const script = analyticsScript(service)
  let isLoaded = false
  let before: string | undefined
  function load(): void {
    isLoaded = true
    global._paq ??= []
    global._paq.push(['disableCookies'], ['setTrackerUrl', script.replace(/js$/, 'php')], ['setSiteId', service.id])
    loadScript(script).catch(() => undefined)
  }
  return {
    send({ page_title, page_location }) {
      global._paq?.push(
        ...(before === undefined ? [] : [['setReferrerUrl', before]]),
        ['setCustomUrl', page_location],
        ['setDocumentTitle', page_title],
        ['trackPageView'],
      )
      before = page_location
    },
    allow(isAllowed) {
      if (isAllowed && !isLoaded) load()
    },
  }
}
