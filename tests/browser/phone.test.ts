import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { delayTypefaces, readShift } from './late-typefaces'
import { letIn, pages, serveSite, startBrowser, waitForLife, watchPolicy } from './site'

/** Every page, visited on a phone by somebody who makes no choice. */
let browser: Browser
let address: string
let server: Server
let proxy: Server

/** What browsers have asked the proxy for, which hears of everything but the site itself: requests and connections. */
const asked: string[] = []
/** Chromium asks its own service what the fields of a form are for, whoever wrote the form. */
const ownOfChromium = 'content-autofill.googleapis.com:443'

beforeAll(async () => {
  browser = await startBrowser()
  ;({ address, server } = await serveSite())
  proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(502).end()
  })
  proxy.on('connect', (request, socket) => {
    if (request.url !== ownOfChromium) asked.push(`CONNECT ${request.url}`)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await browser?.close()
  server?.close()
  proxy?.close()
})

const isText = /html|css|javascript|json|svg/

/** Notes the weight of what a page fetches, in kB. Text counts as most hosts send it, gzipped. */
function weigh(page: Page): () => Promise<number> {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  return async () => {
    const weights = answers.map(async (answer) => {
      const body = await answer.body()
      return (isText.test(answer.headers()['content-type'] ?? '') ? gzipSync(body) : body).length / 1000
    })
    return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
  }
}

/** How long a visitor stays on a page without choosing anything, in milliseconds: longer than anything there waits. */
const stay = 10_000

/** Scrolls, points and presses keys as a restless visitor who follows and chooses nothing. */
async function fidget(page: Page): Promise<void> {
  const end = Date.now() + stay
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // On a slow machine the steps take longer than the ten seconds; all the same it comes to the foot, and back.
  for (let step = 0; Date.now() < end || step < 9; step++) {
    await page.mouse.move(20 + ((step * 137) % 300), 60 + ((step * 89) % 600))
    await page.mouse.wheel(0, step % 8 === 7 ? -height : height / 5)
    await page.keyboard.press(step % 5 === 4 ? 'Escape' : 'Tab')
    await page.waitForTimeout(1000)
  }
}

/** Other sites that a page tells the browser to look up or to connect to. */
const hints = (page: Page) =>
  page
    .locator('link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="prefetch"], link[rel~="preload"]')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLLinkElement).href).filter((href) => new URL(href).origin !== location.origin),
    )

/** Visits a page on a phone, chooses nothing, and lists what is wrong. */
async function visitOnPhone(path: string): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    proxy: { server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, bypass: new URL(address).host },
  })
  await watchPolicy(context)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${address}/`))
      faults.push(`asks for ${request.url()}`)
  })
  await delayTypefaces(page)
  const weight = weigh(page)
  await letIn(page, address)
  const answer = await page.goto(address + path, { waitUntil: 'networkidle' })
  const [shift, kilobytes] = [await readShift(page), Math.round(await weight())]
  if (shift > 0) faults.push(`moves by ${shift} while its typefaces come`)
  if (kilobytes > 400) faults.push(`transfers ${kilobytes} kB before anybody scrolls; 400 are allowed`)
  await fidget(page)
  await waitForLife(page)
  const { link } = (await answer?.allHeaders()) ?? {}
  for (const hint of [...(await hints(page)), ...(link ? [link] : [])]) faults.push(`names ${hint}`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return faults.map((fault) => `${path} ${fault}`)
}

test('on a phone no page is heavy or moves while it loads, and before a choice none asks another site for anything (S1, B5, R3)', {
  timeout: 400_000,
}, async () => {
  const paths = [...pages.map(({ path }) => path), '/no-such-page']
  const faults: string[] = []
  const visitNext = async (): Promise<void> => {
    const path = paths.shift()
    if (path === undefined) return
    faults.push(...(await visitOnPhone(path)))
    return visitNext()
  }
  // Most of a visit is waiting.
  await Promise.all(Array.from({ length: 6 }, visitNext))
  expect({ asked, faults }).toEqual({ asked: [], faults: [] })
})
