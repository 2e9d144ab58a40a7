import { createContext, useContext } from 'react'
import type { Assets, BrowserSettings, LanguageLink } from '../../base/shared-types/page'

export interface PageContextValue {
  path: string
  assets: Assets
  /** On a site in several languages. */
  languageLinks?: LanguageLink[]
  /** Includes the settings of the studio's schemas. */
  settings: Pick<
    BrowserSettings,
    'formService' | 'homes' | 'language' | 'name' | 'privacyPage' | 'services' | 'thirdParties' | 'timeZone'
  > & {
    [ofStudio: string]: unknown
  }
}

export const PageContext = createContext<PageContextValue | null>(null)

export function usePage(): PageContextValue {
  const page = useContext(PageContext)
  if (!page) throw new Error('An element that needs its page was rendered outside of a page.')
  return page
}
