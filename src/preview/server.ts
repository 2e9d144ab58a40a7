import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { editorViewFile } from '../generate/schema-files'
import { dataFile } from '../model/addresses'
import type { ReadyPage, ReadySite } from '../model/page'
import type * as ServerEntry from '../prerender/server-entry'
import type { Service } from '../serve/form-service'
import { addressOf } from '../serve/static-server'
import { catalogueAddress, catalogueData, catalogueHtml } from './catalogue'
import { createEditorHelp } from './editor-help'
import { createLiveSite } from './live-site'

/** Where the preview's settings file is. In a built site its name changes with its content. */
const settingsAddress = '/assets/site.json'

const scripts = ['/src/preview/client.ts', '/src/browser/loader.ts']

const app = '/src/browser/hydrate.tsx'

const serverEntry = '/src/prerender/server-entry.ts'

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
}

/** The file that a request asks for, if the site has it: a page's data, a redirect's, or the settings. */
function findJson(pathname: string, site: ReadySite): unknown {
  if (pathname === settingsAddress) return site.settings
  const page = site.pages.find(({ path }) => `/${dataFile(path)}` === pathname)
  const redirect = site.redirects.find(({ path }) => `/${dataFile(path)}` === pathname)
  return page ?? (redirect && { redirect: redirect.to })
}

/** The file of public/ that the address of a raster picture's copy stands for: "/assets/<hash>-800.avif". */
function findPicture(pathname: string, site: ReadySite): string | undefined {
  const hash = pathname.match(/^\/assets\/([0-9a-f]+)-\d+\.(avif|webp)$/)?.[1]
  if (!hash) return undefined
  for (const { assets } of site.pages) {
    const address = Object.keys(assets).find((name) => assets[name]?.hash === hash)
    if (address) return address
  }
}

/** The page for a path, as a static host would answer: unknown paths get the 404 page. */
function findPage(pathname: string, site: ReadySite): { page?: ReadyPage; status: number } {
  const page = site.pages.find(({ path }) => path === pathname)
  return page ? { page, status: 200 } : { page: site.pages.find(({ path }) => path === '/404'), status: 404 }
}

async function renderHtml(vite: ViteDevServer, page: ReadyPage, site: ReadySite, url: string): Promise<string> {
  const { renderWholePage } = (await vite.ssrLoadModule(serverEntry)) as typeof ServerEntry
  const files = { scripts, app: [app], statistics: '/src/browser/analytics.ts', styles: [], fonts: [] }
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
  return vite.transformIndexHtml(url, html)
}

function renderEmpty(page: ReadyPage, site: ReadySite): string {
  const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  return `<!doctype html><html lang="${site.settings.language}" class="${page.htmlClass}"><head><meta charset="utf-8"><title>${page.path}</title>${tags}</head><body><div id="root" data-page="${page.path}" data-settings="${settingsAddress}" data-app="${app}"></div></body></html>`
}

/** Shows the site while it is being written: an edit appears in the open page, a mistake as an overlay over the last good one. */
export async function createPreview(root: string, siteFolder: string, formService: Service): Promise<Server> {
  const site = resolve(siteFolder)
  const http = createHttpServer()
  const vite = await createVite({
    root,
    server: { middlewareMode: true, hmr: { server: http } },
    // Packages are found before the first visit. One found later would reload the page under an author's hands.
    optimizeDeps: { entries: ['src/browser/{loader,hydrate,analytics}.{ts,tsx}', 'src/{blocks,layouts}/*/*.tsx'] },
  })
  const live = createLiveSite({
    root,
    site,
    formAddress: formService.address,
    loadCompiler: async () => (await vite.ssrLoadModule(serverEntry)) as typeof ServerEntry,
  })
  await live.refresh()
  const editorHelp = createEditorHelp(root, site)
  editorHelp.noteChange()

  const servePublic = sirv(join(site, 'public'), { dev: true })
  const watched = { content: join(site, 'pages.json'), public: join(site, 'public'), schemas: join(root, 'schemas') }
  vite.watcher.add(Object.values(watched))
  vite.ws.on('connection', () => vite.ws.send('site:problems', { report: live.current.report }))

  async function update(path: string): Promise<void> {
    if (!Object.values(watched).some((place) => path.startsWith(place))) return
    if (path.includes(editorViewFile)) return
    if (path.startsWith(watched.schemas)) {
      live.forgetSchemas()
      editorHelp.forgetSchemas()
    }
    editorHelp.noteChange()
    const settingsBefore = JSON.stringify(live.current.good?.settings)
    const { good, report } = await live.refresh()
    vite.ws.send('site:problems', { report })
    if (report) console.error(`\n${report}`)
    else if (JSON.stringify(good?.settings) !== settingsBefore) vite.ws.send({ type: 'full-reload' })
    else vite.ws.send('site:changed', {})
  }
  for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, update)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const { pathname } = addressOf(request)
    const { good, report } = live.current
    if (!good)
      return send(
        response,
        500,
        'text/html',
        await vite.transformIndexHtml(
          url,
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems</title></head><body><pre>${report.replaceAll('<', '&lt;')}</pre><script type="module" src="${scripts[0]}"></script></body></html>`,
        ),
      )
    const redirect = good.redirects.find(({ path }) => path === pathname)
    if (redirect) return void response.writeHead(302, { location: redirect.to }).end()
    if (pathname === catalogueData)
      return send(response, 200, 'application/json', JSON.stringify(await live.readCatalogue()))
    if (pathname.endsWith('.json')) return send(response, 404, 'application/json', '{}')
    const { page, status } = findPage(pathname, good)
    if (status === 404 && pathname === catalogueAddress)
      return send(response, 200, 'text/html', await vite.transformIndexHtml(url, catalogueHtml))
    if (!page) return send(response, 404, 'text/plain', 'There is no such page, and no page "/404".')
    return send(response, status, 'text/html', await renderHtml(vite, page, good, url))
  }

  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = addressOf(request)
    if (pathname === formService.address) return void formService.answer(request, response)
    const json = live.current.good && findJson(pathname, live.current.good)
    if (json) return send(response, 200, 'application/json', JSON.stringify(json))
    // Nothing is encoded here: the file itself stands in for all of its copies, so that pages are those of the build.
    const picture = live.current.good && findPicture(pathname, live.current.good)
    if (picture) request.url = encodeURI(picture)
    servePublic(request, response, () => {
      vite.middlewares(request, response, () => {
        answer(request, response).catch((error: Error) => send(response, 500, 'text/plain', String(error.stack)))
      })
    })
  })
  http.on('close', () => {
    editorHelp.stop()
    void vite.close()
  })
  return http
}
