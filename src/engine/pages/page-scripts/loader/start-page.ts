import { dataFile } from '../../../base/shared-types/addresses'
import type { PageLock } from '../../../base/shared-types/guarded-pages/sealing'
import type { RootAttributes } from '../../../base/shared-types/root-attributes'
import type * as Hydrate from '../app/hydrate'
import { watchArrivals } from './arrivals'
import { answerWith, readHeldData } from './held-data'
import { countFirstView } from './start-statistics'
import { whenAppIsNeeded } from './when-app-is-needed'

interface StartInput {
  root: RootAttributes
  isOwnAddress: boolean
  lock?: PageLock
  giveUp: (file: string) => (error: unknown) => void
}

/** Returns the handler of the visitor's events. */
export function startPage({ root, isOwnAddress, lock, giveUp }: StartInput): (event: Event) => void {
  const { page, settings, app, analytics } = root
  const isCounted = analytics !== undefined && isOwnAddress
  const stopArrivals = watchArrivals()
  let isLoading = false

  function loadApp(link?: string): void {
    if (isLoading) return
    isLoading = true
    const responses =
      import.meta.env.MODE === 'preview'
        ? answerWith(readHeldData())
        : { settings: fetch(settings), page: fetch(`/${dataFile(page)}`) }
    // The app handles failures.
    for (const response of Object.values(responses)) response.catch(() => undefined)
    const modules = app.map((file) => import(/* @vite-ignore */ file)) as Promise<typeof Hydrate>[]
    Promise.all(modules)
      .then(([module]) => module?.hydrate({ ...responses, isOwnAddress, isCounted, stopArrivals, link, lock }))
      .catch(giveUp(app[0] ?? ''))
  }

  if (isCounted) countFirstView(root)
  if (!isOwnAddress) loadApp()
  else if (import.meta.env.MODE === 'preview') loadApp()

  return whenAppIsNeeded(loadApp)
}
