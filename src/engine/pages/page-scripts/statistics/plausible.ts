import { loadScript } from '../../../base/dom/services/load-script'
import { type Analytics, analyticsScript } from '../../../base/shared-types/services/analytics'
import type { Counter } from './counter'

type Plausible = ((...command: unknown[]) => void) & { q?: unknown[][] }

const global = window as { plausible?: Plausible }

/** While a visitor refuses, the script reads no entry here and keeps none. */
const ignored = 'plausible_ignore'

function ignoreVisits(isIgnored: boolean): void {
  try {
    if (isIgnored) localStorage.setItem(ignored, 'true')
    else localStorage.removeItem(ignored)
  } catch {
    // Nothing is sent without a page view.
  }
}

/** https://plausible.io/docs/custom-locations. Until the script has loaded, the views stay in its queue. */
export function createPlausible(service: Analytics): Counter {
  let isLoaded = false
  function load(): void {
    isLoaded = true
    const queue: Plausible = (...command) => {
      queue.q = [...(queue.q ?? []), command]
    }
    global.plausible ??= queue
    loadScript(analyticsScript(service), { domain: service.id }).catch(() => undefined)
  }
  return {
    send: ({ page_location }) => global.plausible?.('pageview', { u: page_location }),
    allow(isAllowed) {
      ignoreVisits(!isAllowed)
      if (isAllowed && !isLoaded) load()
    },
  }
}
