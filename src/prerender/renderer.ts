import { writeFileSync } from 'node:fs'
import type { BrowserSettings, ReadyPage, ReadySite } from '../model/page'
import { type ClientManifest, createFileFinder } from './client-manifest'
import { type PageFiles, renderDocument } from './document'
import { registry } from './registry'
import { renderPage } from './render-page'

/** What every page of a site is rendered with. It can be sent to another thread. */
export interface RenderContext {
  settings: BrowserSettings
  /** The address of the settings file. */
  settingsAddress: string
  times: ReadySite['prerender']
  manifest: ClientManifest
}

/** A page to render, as the text of its data file, and where its two files go. */
export interface RenderJob {
  data: string
  dataPath: string
  htmlPath: string
}

/** One page as a whole html document. `files` are the scripts and stylesheets that it links to. */
export async function renderWholePage(
  page: ReadyPage,
  { settings, settingsAddress, times }: Omit<RenderContext, 'manifest'>,
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

/** Renders a page and writes its files. Answers the bytes of its html. */
export type Render = (job: RenderJob) => Promise<number>

/** Makes the renderer of a site. It throws BlockBroke and PageNotSettled. */
export function createRender(context: RenderContext, notify: (line: string) => void): Render {
  const filesOf = createFileFinder(context.manifest, context.settings.analytics !== undefined)
  return async ({ data, dataPath, htmlPath }) => {
    const page = JSON.parse(data) as ReadyPage
    const html = await renderWholePage(page, context, filesOf(page.blocks.map(({ type }) => type)), notify)
    writeFileSync(dataPath, data)
    writeFileSync(htmlPath, html)
    return Buffer.byteLength(html)
  }
}
