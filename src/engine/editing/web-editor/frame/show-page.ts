import { type BrowserSettings, blockTypesOf, type FetchedPage, type PageSource } from '../../../base/shared-types/page'
import { directionOf } from '../../../base/text/language/direction'
import { hydrate } from '../../../pages/page-scripts/app/hydrate'
import { preloadBlocks } from '../../../pages/page-scripts/app/lazy-registry'
import { takePagesFrom } from '../../../pages/page-scripts/app/request-page'
import { answerWith } from '../../../pages/page-scripts/loader/held-data'
import { changesLanguage, findPageAt } from './find-page'

function prepareDocument(
  { path, htmlClass, colour }: FetchedPage,
  { language, thirdParties, homes }: BrowserSettings,
): void {
  const { documentElement: html } = document
  html.lang = language ?? 'en-GB'
  html.dir = directionOf(html.lang)
  html.className = htmlClass
  html.dataset.colour = colour ?? ''
  html.dataset.thirdParties = thirdParties ?? ''
  const root = document.getElementById('root') as HTMLElement
  root.dataset.page = path
  if (homes) root.dataset.homes = homes.join(' ')
}

/**
 * Shows the page at this document's address, and resolves when it is there, with its styles. Returns the address of a
 * page in another language that a redirect leads to: the words of this document are in the language of the first one.
 */
export async function showPage(pages: PageSource): Promise<string | undefined> {
  takePagesFrom(pages)
  const { page, address } = await findPageAt(pages, location.pathname)
  const settings = await pages.settings(page.language)
  if (changesLanguage(location.pathname, address, settings)) return address
  if (address !== location.pathname) history.replaceState(history.state, '', address)
  prepareDocument(page, settings)
  await Promise.all([preloadBlocks(blockTypesOf(page)), import('@studio/theme/hydrated.scss')])
  await hydrate({
    ...answerWith({ settings, page }),
    isOwnAddress: true,
    isCounted: false,
    stopArrivals: () => undefined,
  })
  return undefined
}
