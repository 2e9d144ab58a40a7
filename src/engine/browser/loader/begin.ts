import { whenIdle } from '../../dom/when-idle'
import { dataFile } from '../../model/addresses'
import type { PageLock } from '../../model/sealing'
import type * as Hydrate from '../app/hydrate'
import { normalizePath } from '../app/normalize-path'
import type * as Analytics from '../statistics/analytics'
import { currentView } from '../statistics/page-view'
import { watchArrivals } from './arrivals'
import { watchNeed } from './need'

/**
 * What a page does from its visitor's first move on: blocks arrive, the view is counted, the control at the foot opens the
 * choice of statistics, and React comes when something on the page needs it. `giveUp` is told when its code does not come. Returns
 * what is to hear of all that the visitor does, and has done already. `lock` is that of a guarded page which is open.
 */
export function begin(giveUp: (error: unknown) => void, lock?: PageLock): (event: Event) => void {
  const root = document.getElementById('root') as HTMLElement
  const { page = '/', settings = '', app = '', analytics, statistics = '' } = root.dataset
  /** False where a host has answered an unknown address with the 404 page: the address has to be settled first. */
  const isSettled = normalizePath(location.pathname) === page

  const stopArrivals = watchArrivals()
  const isCounted = analytics !== undefined && isSettled

  const loadStatistics = (): Promise<typeof Analytics> => import(/* @vite-ignore */ statistics)

  let isStarted = false

  /** Brings the page to life. `link` is what the visitor points at: its page is fetched meanwhile. */
  function start(link?: string): void {
    if (isStarted) return
    isStarted = true
    const answers = { settings: fetch(settings), page: fetch(`/${dataFile(page)}`) }
    for (const answer of Object.values(answers)) answer.catch(() => undefined)
    const code = app.split(' ').map((file) => import(/* @vite-ignore */ file)) as Promise<typeof Hydrate>[]
    Promise.all(code)
      .then(([module]) => module?.hydrate({ ...answers, isCounted, stopArrivals, link, lock }))
      .catch(giveUp)
  }

  if (isCounted) {
    const view = currentView()
    whenIdle(() => {
      loadStatistics()
        .then(({ countView }) => countView(JSON.parse(analytics), view))
        .catch(() => undefined)
    })
  }
  if (!isSettled) start()
  // In the preview every page comes to life: it is React that shows an edit.
  else if (import.meta.hot) whenIdle(() => start())

  const watch = watchNeed(start)
  return (event) => {
    const { type, target } = event
    const control = type === 'click' && target instanceof Element && target.closest<HTMLElement>('[data-statistics]')
    if (control)
      loadStatistics()
        .then(({ reviewConsent }) => reviewConsent(control))
        .catch(giveUp)
    watch(event)
  }
}
