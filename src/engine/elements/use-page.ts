import { createContext, useContext } from 'react'
import type { Assets, BrowserSettings } from '../model/page'

/** What elements may know of the page that they stand on. */
export interface PageContextValue {
  path: string
  assets: Assets
  /** The settings of the site: the engine's, and those that the studio's schemas add. */
  settings: Pick<BrowserSettings, 'formService' | 'name' | 'privacyPage' | 'thirdParties'> & {
    [ofStudio: string]: unknown
  }
}

/** Set by the renderer around every page. */
export const PageContext = createContext<PageContextValue | null>(null)

/** The page around this element. Throws outside of a page: that is a broken program, not broken content. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext)
  if (!page) throw new Error('An element that needs its page was rendered outside of <Page>.')
  return page
}
