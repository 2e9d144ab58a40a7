import type { SiteSettings } from '../../generated/content'
import { type Answer, keepAnswer, readAnswer } from './consent'
import { askForConsent } from './consent-bar'
import { createGtag } from './gtag'
import type { PageView } from './page-view'

/** A service that counts page views. It loads and sends nothing before it is allowed to. */
export interface Counter {
  send(view: PageView): void
  /** Says whether it may load and send anything. When it may not, it removes what it has kept in the browser. */
  allow(isAllowed: boolean): void
}

/** Where page views go, and what the visitor says to it. */
export interface PageViews {
  send(view: PageView): void
  /** Lets the visitor look at the answer and change it. `opener` is the control that asks; it gets the focus back. */
  review(opener: HTMLElement): void
}

type Service = NonNullable<SiteSettings['analytics']>

const counters: Record<Service['provider'], (id: string) => Counter> = { gtag: createGtag }

/** Page views that go nowhere until the visitor agrees; then the page that is shown is counted, and each one after. */
export function createPageViews(service: Service): PageViews {
  const counter = counters[service.provider](service.id)
  let latest: PageView | undefined
  let isCounted = false

  function obey(): void {
    const answer = readAnswer()
    if (answer === 'no') counter.allow(false)
    // Without a view nothing is loaded: guarded pages have none.
    if (answer !== 'yes' || !latest) return
    counter.allow(true)
    if (!isCounted) counter.send(latest)
    isCounted = true
  }
  function take(answer: Answer): void {
    keepAnswer(answer)
    obey()
  }

  // An answer that was given in another tab, or while this page waited in the back-forward cache, holds here as well.
  for (const kind of ['storage', 'pageshow']) addEventListener(kind, obey)
  return {
    send(view) {
      const isFirst = latest === undefined
      latest = view
      isCounted = false
      obey()
      if (isFirst && readAnswer() === undefined) askForConsent(take)
    },
    review: (opener) => askForConsent(take, opener),
  }
}

let views: PageViews | undefined

function viewsFor(service: Service): PageViews {
  views ??= createPageViews(service)
  return views
}

/** Counts a page view, once the visitor agrees. Where no service is configured nobody calls this. */
export const countView = (service: Service, view: PageView): void => viewsFor(service).send(view)

/** Opens the choice for the control at the foot of a page, which names the service in `data-statistics`. */
export const reviewConsent = (control: HTMLElement): void =>
  viewsFor(JSON.parse(control.dataset.statistics ?? '')).review(control)
