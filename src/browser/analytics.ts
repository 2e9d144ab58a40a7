import type { SiteSettings } from '../generated/content'
import { keepAnswer, readAnswer } from './consent'
import { askForConsent } from './consent-bar'
import { createGtag } from './gtag'
import type { PageView } from './page-view'

/** Where page views go. */
export interface PageViews {
  send(view: PageView): void
}

type Service = NonNullable<SiteSettings['analytics']>

const services: Record<Service['provider'], (id: string) => PageViews> = { gtag: createGtag }

/** Page views that go nowhere until the visitor agrees; then the page that is shown is counted, and each one after. */
export function createPageViews(service: Service): PageViews {
  let views: PageViews | undefined
  let latest: PageView | undefined
  const start = () => {
    views = services[service.provider](service.id)
    if (latest) views.send(latest)
  }
  return {
    send(view) {
      const isFirst = latest === undefined
      latest = view
      if (views) views.send(view)
      else if (isFirst && readAnswer() === 'yes') start()
      else if (isFirst && readAnswer() === undefined) {
        askForConsent((answer) => {
          keepAnswer(answer)
          if (answer === 'yes') start()
        })
      }
    },
  }
}

let views: PageViews | undefined

/** Counts a page view, once the visitor agrees. Where no service is configured nobody calls this. */
export function countView(service: Service, view: PageView): void {
  views ??= createPageViews(service)
  views.send(view)
}
