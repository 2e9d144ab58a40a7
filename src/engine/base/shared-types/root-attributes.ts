import type { SiteSettings } from '../schema-types/content'

/** The data attributes of #root. */
export interface RootAttributes {
  page: string
  settings: string
  /** "/de /ar": see BrowserSettings. */
  homes?: string
  /** The entry module, then those that it imports. */
  app: string[]
  /** Not on guarded pages, whose views are private. */
  analytics?: SiteSettings['analytics']
  statistics?: string
  elements?: string
  reports?: string
  /** On a guarded page: the cookie with the visitor's access key. */
  guard?: string
  /** On a guarded page: where visitors without the key go. */
  otherwise?: string
  /** On a guarded page: SealedHtml, encrypted. */
  sealed?: string
  opener?: string
}

export const writeRootAttributes = ({
  app,
  analytics,
  ...texts
}: Partial<RootAttributes>): Record<string, string | undefined> => ({
  ...texts,
  app: app?.join(' '),
  analytics: analytics && JSON.stringify(analytics),
})

export function readRootAttributes(): RootAttributes {
  const { dataset } = document.getElementById('root') as HTMLElement
  const { page = '/', settings = '', app = '', analytics, ...texts } = dataset
  return { ...texts, page, settings, app: app.split(' '), analytics: analytics && JSON.parse(analytics) }
}
