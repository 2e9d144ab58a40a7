import { whenIdle } from '../../dom/when-idle'
import { dataFile } from '../../model/addresses'
import type { RootAttributes } from '../../model/root-attributes'
import type { PageLock } from '../../model/sealing'
import type * as Hydrate from '../app/hydrate'
import { watchArrivals } from './arrivals'
import { countFirstView } from './statistics'
import { watchNeed } from './watch-need'

interface StartInput {
  root: RootAttributes
  /** False where the page stands at another address than its own. */
  isOwnAddress: boolean
  /** The lock that a guarded page has been opened with. */
  lock?: PageLock
  /** Returns the handler for a file that could not be loaded. */
  giveUp: (file: string) => (error: unknown) => void
}

/**
 * Does what a page does from its visitor's first event on: blocks arrive, the view is counted, and the app is loaded when
 * something on the page needs it. Returns the handler of the visitor's events.
 */
export function startPage({ root, isOwnAddress, lock, giveUp }: StartInput): (event: Event) => void {
  const { page, settings, app, analytics } = root
  const isCounted = analytics !== undefined && isOwnAddress
  const stopArrivals = watchArrivals()
  let isLoading = false

  /** Loads the app and the data that it needs, once. `link` is the address that the visitor points at. */
  function loadApp(link?: string): void {
    if (isLoading) return
    isLoading = true
    const responses = { settings: fetch(settings), page: fetch(`/${dataFile(page)}`) }
    // The app handles a failure; until it has come nobody does.
    for (const response of Object.values(responses)) response.catch(() => undefined)
    const modules = app.map((file) => import(/* @vite-ignore */ file)) as Promise<typeof Hydrate>[]
    Promise.all(modules)
      .then(([module]) => module?.hydrate({ ...responses, isOwnAddress, isCounted, stopArrivals, link, lock }))
      .catch(giveUp(app[0] ?? ''))
  }

  if (isCounted) countFirstView(root)
  // An unknown address leads on at once: the app knows where.
  if (!isOwnAddress) loadApp()
  // In the preview every page is hydrated: it is React that shows an edit.
  else if (import.meta.hot) whenIdle(() => loadApp())

  return watchNeed(loadApp)
}
