import type { ViteDevServer } from 'vite'
import type { Compiler } from '../compile'
import type { ReadyPage } from '../model/page'
import type * as ServerEntry from '../site-build/code/server-entry'
import { rootAttributes } from '../site-build/pages/document'
import { catalogueScript } from './catalogue'
import { headOf } from './document-head'
import { editorScript } from './editor-document'

/** The settings file. A built site has a hash in its name. */
export const settingsAddress = '/assets/site.json'

export const serverEntry = '/src/engine/site-build/code/server-entry.ts'

const client = '/src/engine/preview/overlay/client.ts'
const loader = '/src/engine/browser/loader/loader.ts'

const app = '/src/engine/browser/app/hydrate.tsx'
const statistics = '/src/engine/browser/statistics/analytics.ts'
const elements = '/src/engine/browser/custom-elements.ts'

/** The scripts that the preview's documents name. They import all other code. */
export const entryScripts = [
  '/@vite/client',
  '/@react-refresh',
  client,
  loader,
  app,
  statistics,
  elements,
  catalogueScript,
  editorScript,
]

const stateTag = (state: number) => `<meta name="preview-state" content="${state}">`

/** The preview's script, then those of the page. They are deferred: Vite's must run first. */
const pageHead = async (vite: ViteDevServer, state: number, nonce: string) =>
  (await headOf(vite, [client, loader], nonce)) + stateTag(state)

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function renderEmpty(page: ReadyPage, site: Compiler): string {
  const root = rootAttributes({ page: page.path, settings: settingsAddress, app: [app] })
  return `<!doctype html><html lang="${site.settings.language}" class="${page.htmlClass}"><head><meta charset="utf-8"><title>${page.path}</title></head><body><div id="root"${root}></div></body></html>`
}

/** Renders a page as the build does, with the scripts of the preview. `state` is the number of the site's state. */
export async function renderHtml(
  vite: ViteDevServer,
  page: ReadyPage,
  { site, state, nonce }: { site: Compiler; state: number; nonce: string },
): Promise<string> {
  const { renderWholePage } = (await vite.ssrLoadModule(serverEntry)) as typeof ServerEntry
  const files = {
    // Nothing is encrypted in the preview.
    opener: '',
    app: [app],
    statistics,
    elements,
    styles: [],
    fonts: [],
  }
  const html = await renderWholePage(
    page,
    { ...site, settingsAddress, times: site.prerender },
    files,
    console.log,
  ).catch((error: Error) => {
    // The browser renders the page again and shows the broken block as a red card.
    console.error(error.message)
    return renderEmpty(page, site)
  })
  const head = await pageHead(vite, state, nonce)
  return html.replace('</head>', () => `${head}</head>`)
}

/** The page of a site that had errors from the start. It reloads when the site can be shown. */
export const renderReport = async (vite: ViteDevServer, report: string, state: number, nonce: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems</title>${await headOf(vite, [client], nonce)}${stateTag(state)}</head><body><pre>${escapeText(report)}</pre></body></html>`

/** The document of the catalogue, which the browser renders. */
export const renderCatalogue = async (vite: ViteDevServer, nonce: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Catalogue</title>${await headOf(vite, [client, catalogueScript], nonce)}</head><body><div id="catalogue"></div></body></html>`
