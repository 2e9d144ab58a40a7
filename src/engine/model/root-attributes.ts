import type { SiteSettings } from '../generated/content'

/** What the html of a page tells its scripts before they can fetch anything: the data attributes of #root. */
export interface RootAttributes {
  /** The path of the page. */
  page: string
  /** The address of the site's settings. */
  settings: string
  /** The addresses of the modules of the app: the one to begin with, and those that it imports. */
  app: string[]
  /** The service that counts page views. Guarded pages name none: who opens one is nobody's business. */
  analytics?: SiteSettings['analytics']
  /** The address of the module that counts page views and asks visitors for consent, where the site has a service. */
  statistics?: string
  /** The address of the module that defines the studio's own elements. */
  elements?: string
  /** The address that errors are reported to. */
  reports?: string
  /** Of a guarded page: the name of the cookie with the visitor's access key. */
  guard?: string
  /** Of a guarded page: where visitors without the right key are led. */
  otherwise?: string
  /** Of a guarded page in a built site: SealedHtml, encrypted. */
  sealed?: string
  /** Of a guarded page in a built site: the address of the module that decrypts it. */
  opener?: string
}

/** Returns the texts of the attributes by their names in `dataset`; undefined for an attribute that is left out. */
export const writeRootAttributes = ({
  app,
  analytics,
  ...texts
}: Partial<RootAttributes>): Record<string, string | undefined> => ({
  ...texts,
  app: app?.join(' '),
  analytics: analytics && JSON.stringify(analytics),
})

/** Reads the attributes of the page that is shown. */
export function readRootAttributes(): RootAttributes {
  const { dataset } = document.getElementById('root') as HTMLElement
  const { page = '/', settings = '', app = '', analytics, ...texts } = dataset
  return { ...texts, page, settings, app: app.split(' '), analytics: analytics && JSON.parse(analytics) }
}
