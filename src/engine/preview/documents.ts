import type { ViteDevServer } from 'vite'
import type { Compiler } from '../compile'
import type { ReadyPage } from '../model/page'
import type * as ServerEntry from '../site-build/code/server-entry'
import { rootAttributes } from '../site-build/pages/document'
import { catalogueScript } from './catalogue'
import { headOf } from './document-head'
import { editorScript } from './editor-document'

/** Where the preview's settings file is. In a built site its name changes with its content. */
export const settingsAddress = '/assets/site.json'

/** The module that pages are compiled and rendered with. */
export const serverEntry = '/src/engine/site-build/code/server-entry.ts'

const client = '/src/engine/preview/overlay/client.ts'
const loader = '/src/engine/browser/loader/loader.ts'

const app = '/src/engine/browser/app/hydrate.tsx'
const statistics = '/src/engine/browser/statistics/analytics.ts'
const elements = '/src/engine/browser/custom-elements.ts'

/** The scripts that the preview's documents name; all other code is imported by them. */
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

/** Says which state of the site a page was made of. */
const stateTag = (state: number) => `<meta name="preview-state" content="${state}">`

/** The preview's own script, then what a page comes with. They wait for the page: Vite's own have to run before them. */
const pageHead = async (vite: ViteDevServer, state: number, nonce: string) =>
  (await headOf(vite, [client, loader], nonce)) + stateTag(state)

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function renderEmpty(page: ReadyPage, site: Compiler): string {
  const root = rootAttributes({ page: page.path, settings: settingsAddress, app: [app] })
  return `<!doctype html><html lang="${site.settings.language}" class="${page.htmlClass}"><head><meta charset="utf-8"><title>${page.path}</title></head><body><div id="root"${root}></div></body></html>`
}

/** A page as the build renders it, with the scripts of the preview. `state` is the number of the site's state. */
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
    // The browser renders it again and shows the block that broke as a red card.
    console.error(error.message)
    return renderEmpty(page, site)
  })
  const head = await pageHead(vite, state, nonce)
  return html.replace('</head>', () => `${head}</head>`)
}

/** What stands in for a page of a site that could never be shown yet. It makes room for the site by itself. */
export const renderReport = async (vite: ViteDevServer, report: string, state: number, nonce: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems</title>${await headOf(vite, [client], nonce)}${stateTag(state)}</head><body><pre>${escapeText(report)}</pre></body></html>`

/** The html around the catalogue, which is rendered in the browser alone. */
export const renderCatalogue = async (vite: ViteDevServer, nonce: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Catalogue</title>${await headOf(vite, [client, catalogueScript], nonce)}</head><body><div id="catalogue"></div></body></html>`
