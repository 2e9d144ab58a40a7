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

/** One page as a whole html document. `files` are the scripts and stylesheets that it links to. */
export async function renderWholePage(
  page: ReadyPage,
  { settings, settingsAddress, times, tabIcon }: RenderContext,
  files: PageFiles,
  notify: (line: string) => void,
): Promise<string> {
  const body = await renderPage(page, settings, registry, times, notify)
  const marks = { page: page.path, settings: settingsAddress, guard: page.guard }
  return renderDocument(page, settings, body, files, marks, tabIcon)
}
