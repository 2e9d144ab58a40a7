import { Failure } from '../model/failure'
import type { BrowserSettings, ReadyPage, ReadySite } from '../model/page'
import { type PageFiles, renderDocument } from './document'
import { registry } from './registry'
import { renderPage } from './render-page'

/** What every page of a site is rendered with. */
export interface RenderContext {
  settings: BrowserSettings
  /** The address of the settings file. */
  settingsAddress: string
  times: ReadySite['prerender']
  /** The site's icon as a data: address, when it is small. */
  tabIcon?: string
}

/**
 * One page as a whole html document. `files` are the scripts and stylesheets that it links to; `sealed` is what a guarded
 * page keeps under lock.
 */
export async function renderWholePage(
  page: ReadyPage,
  { settings, settingsAddress, times, tabIcon }: RenderContext,
  files: PageFiles,
  notify: (line: string) => void,
  sealed?: string,
): Promise<string> {
  const body = await renderPage(page, settings, registry, times, notify)
  const marks = { page: page.path, settings: settingsAddress, guard: page.guard, sealed }
  return renderDocument(page, settings, body, files, marks, tabIcon)
}

/** What stands in <main> of a page, as its whole html has it. Throws a Failure where the layout has no such element. */
export async function renderContent(
  page: ReadyPage,
  { settings, times }: RenderContext,
  notify: (line: string) => void,
): Promise<string> {
  const body = await renderPage(page, settings, registry, times, notify)
  const [, content] = body.match(/<main\b[^>]*>(.*)<\/main>/s) ?? []
  if (content === undefined)
    throw new Failure(`Page "${page.path}" cannot be guarded: its layout "${page.layout}" has no <main>.`)
  return content
}
