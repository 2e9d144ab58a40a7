import type { ServerResponse } from 'node:http'
import { pageAbove } from '../../base/shared-types/addresses'
import {
  blockTypesOf,
  type FetchedPage,
  type PageData,
  type ReadyPage,
  redirectData,
} from '../../base/shared-types/page'
import { notFoundPath } from '../../base/shared-types/site-pages'
import { sendHtml, sendJson, sendText } from '../../building/static-server/http-server'
import type { RequestTarget } from '../../building/static-server/request-target'
import { catalogueAddress, catalogueData } from './catalogue-addresses'
import type { PreviewCode } from './code/preview-code'
import { renderCatalogue, renderHtml, renderNotShown, renderReport } from './documents'
import { createNonce, pageHeaders } from './policy'
import type { LiveSite } from './previewed-site/live-site'

/** "/about.json" -> "/about", "/index.html" -> "/". */
const pathOf = (file: string): string => file.replace(/\.(?:html|json)$/, '').replace(/^\/index$/, '/')

/** A file's address, or one of Vite's, where no page is expected. */
const isOfFile = (path: string) => /\/[.@][^/]*|\.\w+$/.test(path)

export class PageResponder {
  constructor(
    private readonly live: LiveSite,
    private readonly code: PreviewCode,
    private readonly onFailure: () => void,
  ) {}

  /** Returns whether the address has data. */
  async sendData(address: string, response: ServerResponse): Promise<boolean> {
    const { live } = this
    if (!live.shown.compiler || !address.endsWith('.json')) return false
    const path = pathOf(address)
    const data = (await this.readData(path)) ?? this.readRedirect(path)
    if (data) sendJson(response, data)
    else if (live.shown.pages.has(path)) sendJson(response, {}, 500)
    else {
      const moved = live.shown.history.findMoved(path)
      if (moved === undefined) return false
      sendJson(response, { redirect: moved })
    }
    return true
  }

  /** Returns false for files of public/. */
  owns(path: string): boolean {
    if (path === catalogueAddress || path === catalogueData) return true
    return (
      this.live.shown.pages.has(path) ||
      this.live.shown.pages.has(pathOf(path)) ||
      this.live.shown.redirectAt(path) !== undefined
    )
  }

  async sendPage(target: RequestTarget, response: ServerResponse): Promise<void> {
    const { path } = target
    const { live } = this
    const code = this.code.current
    const { compiler } = live.shown
    const state = live.shown.number
    // Vite needs a nonce for its scripts and styles. The built site has none.
    const nonce = code.isLive ? createNonce() : undefined
    const send = async (html: Promise<string>, status?: number, hosted = live.hosted) => {
      const text = await html
      for (const [name, value] of Object.entries(pageHeaders(hosted, target, nonce))) response.setHeader(name, value)
      sendHtml(response, text, status)
    }
    // Broken code is not the author's to mend.
    const isForAuthor = response.req.headers['sec-fetch-dest'] === 'iframe' && live.problems.failure === undefined
    const sendReport = () =>
      send(isForAuthor ? renderNotShown(code, state, nonce) : renderReport(code, live.report, state, nonce), 500)
    if (!compiler) return sendReport()
    const isPage = live.shown.pages.has(path)
    // Authors can look at a page that has ended.
    const redirect = isPage ? undefined : live.shown.redirectAt(path)
    if (redirect !== undefined) return void response.writeHead(302, { location: redirect }).end()
    if (path === catalogueData) return sendJson(response, await live.readCatalogue())
    if (live.hosted?.feeds.some((feed) => feed.path === path))
      return sendText(
        response,
        404,
        'The build makes this feed of the entries: npm start builds the site and shows it.',
      )
    if (path.endsWith('.json')) return sendJson(response, {}, 404)
    const moved = isPage ? undefined : live.shown.history.findMoved(path)
    if (moved !== undefined) return void response.writeHead(302, { location: encodeURI(moved) }).end()
    if (!isPage && isOfFile(path)) return sendText(response, 404)
    if (!isPage && path === catalogueAddress) return send(renderCatalogue(code, nonce), 200, live.hostedCatalogue)
    // As a static host would respond: unknown paths get the 404 page of their language.
    const page = await this.readPage(isPage ? path : this.notFoundFor(path))
    if (page) return send(renderHtml(code, page, { site: compiler, state, nonce }), isPage ? 200 : 404)
    if (live.report) return sendReport()
    return sendText(response, 404, 'There is no such page, and no page "/404".')
  }

  private notFoundFor(path: string): string {
    const above = pageAbove(path, (one) => this.live.shown.pages.has(`${one}${notFoundPath}`))
    return above === '/' ? notFoundPath : `${above}${notFoundPath}`
  }

  private readRedirect(path: string): PageData | undefined {
    const redirect = this.live.shown.redirectAt(path)
    return redirect === undefined ? undefined : redirectData(redirect)
  }

  private async readData(path: string): Promise<FetchedPage | undefined> {
    const page = await this.readPage(path)
    return page && { ...page, styles: this.code.current.filesOf(blockTypesOf(page)).styles }
  }

  private async readPage(path: string): Promise<ReadyPage | undefined> {
    const { failure } = this.live.problems
    const page = await this.live.readPage(path)
    if (this.live.problems.failure !== failure) this.onFailure()
    return page
  }
}
