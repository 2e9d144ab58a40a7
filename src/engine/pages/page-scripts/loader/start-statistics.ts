import { whenIdle } from '../../../base/dom/when-idle'
import type { RootAttributes } from '../../../base/shared-types/root-attributes'
import { loadStatistics } from '../statistics/load-statistics'
import { currentView } from '../statistics/page-view'

export function countFirstView({ analytics, statistics = '' }: RootAttributes): void {
  if (!analytics) return
  const view = currentView()
  whenIdle(() => {
    loadStatistics(statistics)
      .then(({ countView }) => countView(analytics, view))
      .catch(() => undefined)
  })
}

export function openConsentOnClick(file: string, giveUp: (error: unknown) => void): void {
  addEventListener(
    'click',
    ({ target }) => {
      // #root has an attribute of this name, too.
      const control = target instanceof Element && target.closest<HTMLElement>('button[data-statistics]')
      if (!control) return
      loadStatistics(file)
        .then(({ reviewConsent }) => reviewConsent(control))
        .catch(giveUp)
    },
    true,
  )
}
