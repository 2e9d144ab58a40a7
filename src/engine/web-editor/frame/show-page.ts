import { hydrate } from '../../browser/app/hydrate'
import { preloadBlocks } from '../../browser/app/lazy-registry'
import { normalizePath } from '../../browser/app/normalize-path'
import { takePagesFrom } from '../../browser/app/request-page'
import { Failure } from '../../model/failure'
import type { BrowserSettings, FetchedPage, PageSource } from '../../model/page'

/** As in browsers. */
const maxRedirects = 20

/** Follows redirects. An unknown address gets the 404 page: it may exist after the next edit. */
async function readFirst(pages: PageSource, redirects = 0): Promise<FetchedPage> {
  const path = decodeURI(normalizePath(location.pathname))
  const found = (await pages.page(path)) ?? (await pages.page('/404'))
  if (!found) throw new Failure('There is no such page, and no page "/404".')
  if (!('redirect' in found)) return found
  if (redirects === maxRedirects) throw new Failure(`The redirects of ${path} come to no end.`)
  history.replaceState(history.state, '', found.redirect)
  return readFirst(pages, redirects + 1)
}

/** What a server writes into the document. */
function prepareDocument({ path, htmlClass, colour }: FetchedPage, { language, thirdParties }: BrowserSettings): void {
  const { documentElement: html } = document
  html.lang = language ?? 'en-GB'
  html.className = htmlClass
  html.dataset.colour = colour ?? ''
  html.dataset.thirdParties = thirdParties ?? ''
  const root = document.getElementById('root') as HTMLElement
  root.dataset.page = path
}

/** Shows the page at this document's address. It is there, with its styles, when the promise resolves. */
export async function showPage(pages: PageSource): Promise<void> {
  takePagesFrom(pages)
  const [page, settings] = await Promise.all([readFirst(pages), pages.settings()])
  prepareDocument(page, settings)
  await Promise.all([preloadBlocks(page.blocks.map(({ type }) => type)), import('@studio/theme/hydrated.scss')])
  await hydrate({
    settings: Promise.resolve(Response.json(settings)),
    page: Promise.resolve(Response.json(page)),
    isOwnAddress: true,
    isCounted: false,
    stopArrivals: () => undefined,
  })
}
