import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccessKey } from '../../src/prerender/access-key'
import { openPage, root, serveSite, startBrowser, waitForLife } from './site'

const path = '/thegoodhour/downloads'

let browser: Browser
let address: string
let server: Server
let key: string

beforeAll(async () => {
  browser = await startBrowser()
  ;({ address, server } = await serveSite())
  key = await findAccessKey(root, console.log)
})

afterAll(async () => {
  await browser.close()
  server.close()
})

test('a visitor with the link gets in, and the key leaves the address for a cookie (G1)', async () => {
  const { page, complaints } = await openPage(browser, address)
  await page.goto(`${address}${path}?key=${key}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toBe(address + path)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'thegoodhour', value: key, sameSite: 'Strict' })
  // Asked for until 2050; Chromium keeps no cookie for more than 400 days.
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 390 * 86_400)
  expect(complaints).toEqual([])
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.context().close()
})

test('nothing that the page asks for by script tells the key: it has left the address before (G1)', async () => {
  const { page } = await openPage(browser, address)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(`${address}${path}?key=${key}`)
  await page.locator(`main a[href^="/thegoodhour/${key}/"]`).first().waitFor()
  const asked = await Promise.all(
    requests.map(async (request) => {
      const { referer = '' } = await request.allHeaders().catch((): Record<string, string> => ({}))
      return { type: request.resourceType(), url: request.url(), referer }
    }),
  )
  expect(asked.filter(({ url }) => url.includes('key='))).toHaveLength(1)
  const byScript = asked.filter(({ type }) => type === 'fetch')
  expect(byScript.length).toBeGreaterThan(1)
  expect(byScript.filter(({ referer }) => referer.includes(key))).toEqual([])
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  await page.context().close()
})

test('there are six tiles: five guides under a path that holds the key, and a spreadsheet elsewhere (S16, G2)', async () => {
  const { page } = await openPage(browser, address)
  await page.goto(`${address}${path}?key=${key}`)
  const guides = page.locator(`main a[href^="/thegoodhour/${key}/"]`)
  await guides.first().waitFor()
  expect(await guides.count()).toBe(5)
  expect(await page.locator('main a[href^="https://docs.google.com/spreadsheets/"]').count()).toBe(1)
  for (const link of await guides.all()) {
    const response = await fetch(address + (await link.getAttribute('href')))
    expect(response.status).toBe(200)
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
  await page.context().close()
})

test.each(['', '?key=wrong', `?key=`])(
  'without the right key a visitor is left on /thegoodhour, without a word: "%s" (G1)',
  async (query) => {
    const { page, complaints } = await openPage(browser, address)
    await page.goto(address + path + query)
    await page.waitForURL(`${address}/thegoodhour`)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

test('a link within the site leads the same way: in with the cookie, back without it (G1)', async () => {
  const { page } = await openPage(browser, address)
  await page.goto(`${address}/thegoodhour`)
  await waitForLife(page)
  const follow = () => page.getByRole('navigation').getByRole('link', { name: 'Downloads' }).first().click()
  await follow()
  await page.waitForTimeout(500)
  expect(page.url()).toBe(`${address}/thegoodhour`)
  await page.context().addCookies([{ name: 'thegoodhour', value: key, url: address }])
  await follow()
  await page.waitForURL(address + path)
  await page.locator(`main a[href^="/thegoodhour/${key}/"]`).first().waitFor()
  await page.context().close()
})

test('a visitor without script is left on /thegoodhour (G1)', async () => {
  const { page } = await openPage(browser, address, { javaScriptEnabled: false })
  await page.goto(address + path)
  await page.waitForURL(`${address}/thegoodhour`)
  await page.context().close()
})

test('nothing that is shipped holds the key, the addresses behind it or the guarded words (G3)', () => {
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const spellings = (text: string) => [
    text,
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
    Buffer.from(text).toString('hex'),
  ]
  const secrets = [key, 'green-habits-guide.pdf', 'talking-green-guide.pdf', 'thimblemouse-suppliers', '{key}'].flatMap(
    spellings,
  )
  const leaks = files.flatMap((file) => {
    const bytes = readFileSync(file)
    return secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${file}: ${secret}`)
  })
  expect(files.length).toBeGreaterThan(300)
  expect(leaks).toEqual([])
})
