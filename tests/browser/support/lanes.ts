import { createServer } from 'node:http'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { listen } from '../../../src/engine/building/static-server/http-server'
import { letIn } from './content'
import { delayTypefaces } from './late-typefaces'
import { listComplaints, startBrowser, watchPolicy } from './site'

/** A window in which one page of the real site after the other is looked at, each as if nobody had been there before. */
export interface Lane {
  page: Page
  /** What the page has complained of since it was opened. */
  complaints: string[]
  /** What the browser has asked others than the site for since then: requests and connections. */
  asked: string[]
}

/** Chromium asks its own service what the fields of a form are for, whoever wrote the form. */
const ownOfChromium = 'content-autofill.googleapis.com:443'

/** Opens a lane to the site at an address. All but the site is behind a proxy, which records requests and refuses them. */
export async function openLane(address: string, options: BrowserContextOptions): Promise<Lane> {
  const asked: string[] = []
  const proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(502).end()
  })
  proxy.on('connect', (request, socket) => {
    if (request.url !== ownOfChromium) asked.push(`CONNECT ${request.url}`)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  const { port } = new URL(await listen(proxy, 0))
  proxy.unref()
  const browser = await startBrowser()
  const context = await browser.newContext({
    ...options,
    proxy: { server: `http://127.0.0.1:${port}`, bypass: new URL(address).host },
  })
  await watchPolicy(context)
  const page = await context.newPage()
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${address}/`)) asked.push(request.url())
  })
  // This also has the browser fetch every file anew: no page is quicker for the ones before it.
  await delayTypefaces(page)
  return { page, complaints: listComplaints(page), asked }
}

/** Readies a lane for another page: forgets what the browser keeps, and lets it into the guarded pages. */
export async function clearLane({ page, complaints, asked }: Lane, address: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' })
  await devtools.detach()
  await page.context().clearCookies()
  await letIn(page, address)
  complaints.length = 0
  asked.length = 0
}
