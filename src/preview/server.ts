import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { editAddress } from '../model/addresses'
import type { ReadyPage } from '../model/page'
import type * as ServerEntry from '../prerender/server-entry'
import type { Service } from '../serve/form-service'
import { addressOf } from '../serve/static-server'
import { catalogueAddress, catalogueData, catalogueHtml } from './catalogue'
import { renderHtml, renderReport, serverEntry, settingsAddress } from './documents'
import { findEditorAddress } from './editor'
import { createEditorHelp } from './editor-help'
import { keepInStep } from './keep-in-step'
import { createLiveSite } from './live-site'

/** The live preview: a server that has yet to listen, and how to end it. */
export interface Preview {
  http: Server
  stop: () => Promise<void>
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
}

const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  send(response, status, 'application/json', JSON.stringify(value))

/** "/about.json" -> "/about", "/index.json" -> "/". */
const pathOf = (pathname: string): string => (pathname === '/index.json' ? '/' : pathname.replace(/\.json$/, ''))

function openVite(root: string, http: Server): Promise<ViteDevServer> {
  return createVite({
    root,
    server: { middlewareMode: true, hmr: { server: http } },
    // Packages are found before the first visit. One found later would reload the page under an author's hands.
    optimizeDeps: {
      entries: ['src/browser/{loader,begin,hydrate,analytics}.{ts,tsx}', 'src/{blocks,layouts}/*/*.tsx'],
    },
  })
}

/** Shows the site while it is being written: an edit appears in the open page, a mistake as an overlay over the last good one. */
export async function createPreview(root: string, siteFolder: string, formService: Service): Promise<Preview> {
  const site = resolve(siteFolder)
  const content = join(site, 'pages.json')
  const http = createHttpServer()
  const vite = await openVite(root, http)
  const live = createLiveSite({
    root,
    site,
    formAddress: formService.address,
    loadCompiler: async () => (await vite.ssrLoadModule(serverEntry)) as typeof ServerEntry,
  })
  const editorHelp = createEditorHelp(root, site)
  const steps = keepInStep({ live, vite, editorHelp, root, site })
  await steps.whenReady()

  const servePublic = sirv(join(site, 'public'), { dev: true })

  async function readPage(path: string): Promise<ReadyPage | undefined> {
    const { failure } = live.problems
    const page = await live.readPage(path)
    if (live.problems.failure !== failure) steps.tellProblems()
    return page
  }

  /** Answers what the browser fetches: a page's data, a redirect's, the settings. Answers whether there was such a thing. */
  async function answerJson(pathname: string, response: ServerResponse): Promise<boolean> {
    const { good } = live
    if (!good || !pathname.endsWith('.json')) return false
    const path = pathOf(pathname)
    const redirect = good.redirects.find((rule) => rule.path === path)
    const found =
      pathname === settingsAddress ? good.settings : redirect ? { redirect: redirect.to } : await readPage(path)
    if (found) sendJson(response, found)
    else if (good.pages.some((page) => page.path === path)) sendJson(response, {}, 500)
    else return false
    return true
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const { pathname } = addressOf(request)
    const { good, state } = live
    if (!good) return send(response, 500, 'text/html', await renderReport(vite, live.report, state, url))
    const redirect = good.redirects.find(({ path }) => path === pathname)
    if (redirect) return void response.writeHead(302, { location: redirect.to }).end()
    if (pathname === catalogueData) return sendJson(response, await live.readCatalogue())
    if (pathname.endsWith('.json')) return sendJson(response, {}, 404)
    const isPage = good.pages.some(({ path }) => path === pathname)
    if (!isPage && pathname === catalogueAddress)
      return send(response, 200, 'text/html', await vite.transformIndexHtml(url, catalogueHtml))
    // As a static host would answer: unknown paths get the 404 page.
    const page = await readPage(isPage ? pathname : '/404')
    if (page)
      return send(response, isPage ? 200 : 404, 'text/html', await renderHtml(vite, page, { site: good, state, url }))
    if (live.report) return send(response, 500, 'text/html', await renderReport(vite, live.report, state, url))
    return send(response, 404, 'text/plain', 'There is no such page, and no page "/404".')
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = addressOf(request)
    if (pathname === formService.address) return formService.answer(request, response)
    if (pathname === editAddress) {
      const address = await findEditorAddress(request, content)
      if (!address) return send(response, 403, 'text/plain', 'Only a page of the preview opens the editor.')
      request.url = address
      return vite.middlewares(request, response)
    }
    if (await answerJson(pathname, response)) return
    // Nothing is encoded here: the file itself stands in for all of its copies, so that pages are those of the build.
    const hash = pathname.match(/^\/assets\/([0-9a-f]+)-\d+\.(avif|webp)$/)?.[1]
    const picture = hash && live.findPicture(hash)
    if (picture) request.url = encodeURI(picture)
    servePublic(request, response, () => {
      vite.middlewares(request, response, () => void answer(request, response).catch(fail(response)))
    })
  }

  const fail = (response: ServerResponse) => (error: Error) => send(response, 500, 'text/plain', String(error.stack))

  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    serve(request, response).catch(fail(response))
  })

  return {
    http,
    async stop() {
      editorHelp.stop()
      steps.stop()
      http.close()
      await vite.close()
      http.closeAllConnections()
    },
  }
}
