import type { SiteSettings } from '../generated/content'

/** One page view, with the names that analytics services use (requirement R8). */
export interface PageView {
  page_title: string
  page_location: string
}

/** Where page views go. */
export interface PageViews {
  send(view: PageView): void
}

type Gtag = (...command: unknown[]) => void

/** Google's tag: https://developers.google.com/tag-platform/gtagjs/reference */
function createGtag(id: string): PageViews {
  const layer: unknown[] = []
  Object.assign(window, { dataLayer: layer })
  const gtag: Gtag = (...command) => layer.push(command)
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  return { send: (view) => gtag('event', 'page_view', view) }
}

/** The configured service; with none configured page views go nowhere and nothing is loaded. */
export function createPageViews(analytics: SiteSettings['analytics']): PageViews {
  return analytics?.provider === 'gtag' ? createGtag(analytics.id) : { send: () => undefined }
}
