import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type * as ServerEntry from '../build/code/server-entry'
import { editAddress, repairAddress } from '../model/addresses'
import { isFailure } from '../model/failure'
import { hiddenPart } from '../model/hidden-files'
import type { ReadyPage } from '../model/page'
import { findFile, sendFile } from '../serve/files'
import type { Service } from '../serve/form-service'
import { openServer, sendMethods, sendText } from '../serve/http-server'
import type { RequestTarget } from '../serve/request-target'
import { catalogueAddress, catalogueData, catalogueHtml } from './catalogue'
import { renderHtml, renderReport, serverEntry, settingsAddress } from './documents'
import { isOwn, openInEditor } from './editor'
import { createEditorHelp } from './editor-help'
import { keepInStep } from './keep-in-step'
import { createLiveSite } from './live-site'
import { lateTypefaces } from './overlay/typefaces'
import { isServedCode } from './served-code'

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

/** Vite asks nobody who they are: the server has done that. What it is handed here are the requests for its web socket. */
function openVite(root: string, upgrades: EventEmitter): Promise<ViteDevServer> {
  return createVite({
    root,
    plugins: [lateTypefaces],
    server: {
      middlewareMode: true,
      hmr: { server: upgrades as Server },
      cors: false,
      allowedHosts: true,
      // A site that is built meanwhile is no code of the page: its html would load the page anew.
      watch: { ignored: ['**/dist/**', '**/dist.local/**'] },
    },
    // Packages are found before the first visit. One found later would reload the page under an author's hands.
    optimizeDeps: {
      entries: [
        'src/engine/browser/{loader/loader,loader/begin,app/hydrate,statistics/analytics}.{ts,tsx}',
        'src/studio/{blocks,layouts}/*/*.tsx',
      ],
    },
  })
}

/** Vite's error overlay opens a file of the code in the editor. No link and no page of another site may. */
const isOverlay = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty'

const isVitesSocket = ({ headers }: IncomingMessage, path: string) =>
  path === '/' && ['vite-hmr', 'vite-ping'].includes(headers['sec-websocket-protocol'] ?? '')

/** Whether an address looks like that of a file or of Vite's own: nobody wants a page there. */
const isOfFile = (path: string) => /\/[.@][^/]*|\.\w+$/.test(path)

/**
 * Shows the site while it is being written: an edit appears in the open page, a mistake as an overlay over the last good
 * one. Gives its own pages what they need, and nobody else anything but pages. `host` is what HOST says.
 */
export async function createPreview(
  root: string,
  siteFolder: string,
  formService: Service,
  host?: string,
): Promise<Preview> {
  const site = resolve(siteFolder)
  const content = join(site, 'pages.json')
  const files = join(site, 'public')
  const upgrades = new EventEmitter()
  const vite = await openVite(root, upgrades)
  const live = createLiveSite({
    root,
    site,
    formAddress: formService.address,
    loadCompiler: async () => (await vite.ssrLoadModule(serverEntry)) as typeof ServerEntry,
  })
  const editorHelp = createEditorHelp(root, site)
  const steps = keepInStep({ live, vite, editorHelp, root, site })
  await steps.whenReady()

  async function readPage(path: string): Promise<ReadyPage | undefined> {
    const { failure } = live.problems
    const page = await live.readPage(path)
    if (live.problems.failure !== failure) steps.tellProblems()
    return page
  }

  /** Returns what the browser fetches: a page's data, a redirect's, the settings. Returns whether there was such a thing. */
  async function answerJson(pathname: string, response: ServerResponse): Promise<boolean> {
    const { good } = live
    if (!good || !pathname.endsWith('.json')) return false
    const path = pathOf(pathname)
    const redirect = good.redirects.find((rule) => rule.path === path)
    const found =
      pathname === settingsAddress ? good.settings : redirect ? { redirect: redirect.to } : await readPage(path)
    if (found) sendJson(response, found)
    else if (good.pages.some((page) => page.path === path)) sendJson(response, {}, 500)
    else {
      const moved = live.findMoved(path)
      if (moved === undefined) return false
      sendJson(response, { redirect: moved })
    }
    return true
  }

  function repair(query: URLSearchParams, response: ServerResponse): void {
    try {
      live.repair(query.get('revision') ?? '', Number(query.get('problem')))
      sendJson(response, {})
    } catch (error) {
      if (!isFailure(error)) throw error
      sendJson(response, { message: error.message }, 409)
    }
  }

  /** Returns a page, or with what stands in for one. */
  async function answerPage(path: string, response: ServerResponse): Promise<void> {
    const { good, state } = live
    if (!good) return send(response, 500, 'text/html', await renderReport(vite, live.report, state))
    const redirect = good.redirects.find((rule) => rule.path === path)
    if (redirect) return void response.writeHead(302, { location: redirect.to }).end()
    if (path === catalogueData) return sendJson(response, await live.readCatalogue())
    if (path.endsWith('.json')) return sendJson(response, {}, 404)
    const isPage = good.pages.some((page) => page.path === path)
    const moved = isPage ? undefined : live.findMoved(path)
    if (moved !== undefined) return void response.writeHead(302, { location: encodeURI(moved) }).end()
    if (!isPage && isOfFile(path)) return sendText(response, 404)
    if (!isPage && path === catalogueAddress)
      return send(response, 200, 'text/html', await vite.transformIndexHtml(path, catalogueHtml))
    // As a static host would answer: unknown paths get the 404 page.
    const page = await readPage(isPage ? path : '/404')
    if (page)
      return send(response, isPage ? 200 : 404, 'text/html', await renderHtml(vite, page, { site: good, state }))
    if (live.report) return send(response, 500, 'text/html', await renderReport(vite, live.report, state))
    return sendText(response, 404, 'There is no such page, and no page "/404".')
  }

  /** What breaks while a page is made is broken code: its programmer reads where. */
  const showFault = (response: ServerResponse) => (error: Error) => {
    console.error(error)
    sendText(response, 500, String(error.stack))
  }

  /** The file of public/ that an address stands for; none that is hidden. */
  function findPublicFile(path: string): Promise<string | undefined> {
    // Nothing is encoded here: the file itself stands in for all of its copies, so that pages are those of the build.
    const hash = path.match(/^\/assets\/([0-9a-f]+)-\d+\.(avif|webp)$/)?.[1]
    return findFile(files, (hash && live.findPicture(hash)) || path)
  }

  /** Does what only a page of the preview may have done: opens the editor, or repairs pages.json. */
  async function act(path: string, query: URLSearchParams, response: ServerResponse): Promise<void> {
    if (path === editAddress) sendJson(response, await openInEditor(query, content))
    else repair(query, response)
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: RequestTarget,
  ): Promise<void> {
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    if (path === formService.address) return formService.answer(request, response)
    if (path === editAddress || path === repairAddress) {
      if (isOwn(request)) return act(path, new URLSearchParams(search), response)
      return sendText(response, 403, 'Only a page of the preview opens the editor and repairs pages.json.')
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethods(request, response)
    if ((path === '/__open-in-editor' && isOverlay(request)) || isServedCode(vite, path + search))
      return void vite.middlewares(request, response, () => sendText(response, 404))
    if (await answerJson(path, response)) return
    const file = path === '/' || hiddenPart(path) !== undefined ? undefined : await findPublicFile(path)
    if (!file) return answerPage(path, response).catch(showFault(response))
    response.setHeader('cache-control', 'no-cache')
    sendFile(request, response, files, file)
  }

  const http = openServer(answer, {
    host,
    isForOwnPages: true,
    upgrade: (request, socket, head, { path }) =>
      isVitesSocket(request, path) && upgrades.emit('upgrade', request, socket, head),
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
