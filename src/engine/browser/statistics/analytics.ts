import type { SiteSettings } from '../../generated/content'
import { type Consent, readConsent, storeConsent } from './consent'
import { askForConsent } from './consent-bar'
import type { Counter } from './gtag'
import { createGtag } from './gtag'
import type { PageView } from './page-view'

type Service = NonNullable<SiteSettings['analytics']>

const counters: Record<Service['provider'], (id: string) => Counter> = { gtag: createGtag }

/** Sends nothing until the visitor agrees. */
export function createPageViews(service: Service) {
  const counter = counters[service.provider](service.id)
  let latest: PageView | undefined
  let isCounted = false

  function applyConsent(): void {
    const answer = readConsent()
    if (answer === 'no') counter.allow(false)
    // Guarded pages have no view, so they load nothing.
    if (answer !== 'yes' || !latest) return
    counter.allow(true)
    if (!isCounted) counter.send(latest)
    isCounted = true
  }
  function acceptAnswer(answer: Consent): void {
    storeConsent(answer)
    applyConsent()
  }

  // From another tab, or while this page is in the back-forward cache.
  for (const kind of ['storage', 'pageshow']) addEventListener(kind, applyConsent)
  return {
    send(view: PageView) {
      const isFirst = latest === undefined
      latest = view
      isCounted = false
      applyConsent()
      if (isFirst && readConsent() === undefined) askForConsent(acceptAnswer)
    },
    /** Shows the consent again. `opener` gets the focus back. */
    review: (opener: HTMLElement) => askForConsent(acceptAnswer, opener),
  }
}

let pageViews: ReturnType<typeof createPageViews> | undefined

function viewsFor(service: Service) {
  pageViews ??= createPageViews(service)
  return pageViews
}

export const countView = (service: Service, view: PageView): void => viewsFor(service).send(view)

/** data-statistics holds the service. */
export const reviewConsent = (control: HTMLElement): void =>
  viewsFor(JSON.parse(control.dataset.statistics ?? '')).review(control)
