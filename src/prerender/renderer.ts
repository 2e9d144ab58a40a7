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
}

/** One page as a whole html document. `files` are the scripts and stylesheets that it links to. */
export async function renderWholePage(
  page: ReadyPage,
  { settings, settingsAddress, times }: RenderContext,
  files: PageFiles,
  notify: (line: string) => void,
): Promise<string> {
  const body = await renderPage(page, settings, registry, times, notify)
  return renderDocument(page, settings, body, files, {
    page: page.path,
    settings: settingsAddress,
    guard: page.guard,
  })
}
