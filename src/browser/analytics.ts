import type { SiteSettings } from '../generated/content'
import { keepAnswer, readAnswer } from './consent'
import { askForConsent } from './consent-bar'
import { createGtag } from './gtag'

/** One page view, with the names that analytics services use (requirement R8). */
export interface PageView {
  page_title: string
  page_location: string
}

/** Where page views go. */
export interface PageViews {
  send(view: PageView): void
}

type Service = NonNullable<SiteSettings['analytics']>

const services: Record<Service['provider'], (id: string) => PageViews> = { gtag: createGtag }

const nowhere: PageViews = { send: () => undefined }

/** Page views that go nowhere until the visitor agrees; then the page that is shown is counted, and each one after. */
function createAskedPageViews(service: Service): PageViews {
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

/** The configured service; with none configured page views go nowhere, nothing is loaded and nobody is asked. */
export const createPageViews = (analytics: SiteSettings['analytics']): PageViews =>
  analytics ? createAskedPageViews(analytics) : nowhere
