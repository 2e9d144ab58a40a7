import { createServer } from 'node:http'
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../../src/engine/building/static-server/http-server'
import { openPage, scrollThrough, serveStudio, waitForHydration } from '../support/site'

/** What a page fetches while it loads, and when. */
let address: string

beforeAll(async () => {
  ;({ address } = await serveStudio())
})

test('a page waits for one stylesheet, and fetches none of its parts when it comes to life but what it had no use for', async () => {
  const { page } = await openPage()
  const styles: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname)
  })
  await page.goto(`${address}/projects`)
  await waitForHydration(page)
  await scrollThrough(page)
  expect(styles).toEqual([
    expect.stringMatching(/^\/assets\/page-[\w-]+\.css$/),
    expect.stringMatching(/^\/assets\/hydrated-[\w-]+\.css$/),
  ])
  await page.context().close()
})

test('what a page fetches when it comes to life changes nothing that all its elements take over', async () => {
  const { page } = await openPage()
  await page.goto(address)
  await waitForHydration(page)
  const late = () => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/assets/hydrated-'))
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules])
    const names = rules.flatMap((rule) =>
      rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : [],
    )
    return { isThere: rules.some((rule) => rule instanceof CSSKeyframesRule), names }
  }
  await expect.poll(() => page.evaluate(late)).toEqual({ isThere: true, names: ['view-transition-name'] })
  await page.context().close()
})

/**
 * Counts the turns of the page in which React has begun and is not done, and presses a link in the first of them. React
 * marks what it takes over by a property of its root.
 */
const pressEarly = () => {
  const seen = { turns: 0, isHydratedAtOnce: true }
  Object.assign(window, { seen })
  const isHydrated = () => 'hydrated' in document.documentElement.dataset
  const hasBegun = () => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'))
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    if (isHydrated()) return
    if (hasBegun() && seen.turns++ === 0) {
      document.querySelector('header a')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      seen.isHydratedAtOnce = isHydrated()
    }
    port2.postMessage('another turn')
  }
  addEventListener('DOMContentLoaded', () => port2.postMessage('a first turn'))
}

test('a page comes to life in several turns, which a press on a link does not make one: it is answered before', async () => {
  const { page } = await openPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(pressEarly)
  await page.goto(address)
  await page.locator('header a').first().hover()
  await waitForHydration(page)
  const { turns, isHydratedAtOnce } = await page.evaluate(() => Reflect.get(window, 'seen'))
  expect(isHydratedAtOnce).toBe(false)
  // How many depends on the machine; without turns there is one.
  expect(turns).toBeGreaterThan(1)
  await page.context().close()
})

test('a page does not wait for its script: it is laid out before, not in one task with it', async () => {
  const { page } = await openPage()
  const asked = new Promise<Route>((hold) => page.route('**/assets/loader-*.js', hold))
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  await (await asked).continue()
  await waitForHydration(page)
  await page.context().close()
})

test('a script that comes before the rest of its page waits for it', async () => {
  const slow = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(address + url)
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    if (url !== '/') return response.end(Buffer.from(await answer.arrayBuffer()))
    const [start = '', rest = ''] = (await answer.text()).split('<body>')
    response.write(`${start}<body>`)
    slow.once('loader', () => setTimeout(() => response.end(rest), 500))
  })
  const slowAddress = await listen(slow, 0)
  const { page } = await openPage()
  page.on('response', (response) => {
    if (response.url().includes('/assets/loader-')) slow.emit('loader')
  })
  await page.goto(slowAddress)
  await waitForHydration(page)
  await page.context().close()
  slow.close()
})

describe('a page comes with one small script', () => {
  async function openQuietPage() {
    const { page } = await openPage()
    const scripts: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // The studio's own elements, for the badge in the footer, are fetched once the browser is idle.
      if (request.resourceType() === 'script' && !pathname.startsWith('/assets/custom-elements-'))
        scripts.push(pathname)
    })
    await page.clock.install()
    await page.goto(`${address}/about/code`)
    await page.waitForTimeout(500)
    return { page, scripts }
  }
  const loader = expect.stringMatching(/^\/assets\/loader-/)

  const moves: [string, (page: Page) => Promise<unknown>][] = [
    ['a pointer at a link', (page) => page.locator('header a').first().hover()],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['a click of an assistant', (page) => page.evaluate(() => document.body.click())],
  ]
  test.each(moves)('the app is fetched with the first event that needs it: %s', async (_, move) => {
    const { page, scripts } = await openQuietPage()
    expect(scripts).toEqual([loader])
    await move(page)
    await page.clock.fastForward(200)
    await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/^\/assets\/hydrate-/))
    await page.context().close()
  })

  test('nothing else is fetched for a visitor who only reads', async () => {
    const { page, scripts } = await openQuietPage()
    await page.mouse.move(200, 300)
    await page.evaluate(() => scrollBy(0, 50))
    await page.clock.fastForward(10_000)
    await page.waitForTimeout(500)
    expect(scripts).toEqual([loader])
    await page.context().close()
  })
})

test('a page of English text begins with two small typefaces; a rare letter fetches the file that has it', async () => {
  const { page } = await openPage()
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname)
  })
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  expect(files.sort()).toEqual([
    expect.stringMatching(/bricolage-grotesque-english-[\w-]+\.woff2$/),
    expect.stringMatching(/figtree-english-[\w-]+\.woff2$/),
  ])
  const fetched = page.waitForResponse(/figtree-latin-ext-/)
  await page.evaluate(() => {
    const line = document.createElement('p')
    line.textContent = 'Łódź, Tŷ Gŵyl, Beşiktaş'
    document.querySelector('main')?.append(line)
  })
  expect((await fetched).status()).toBe(200)
  await page.context().close()
})
