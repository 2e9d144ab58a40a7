import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { guides, studioKey as key } from '../../sites/studio-site'
import { openHydrated, openPage, scrollThrough, serveStudio, waitForHydration } from '../support/site'

const path = '/thegoodhour/downloads'

let address: string
let folder: string

beforeAll(async () => {
  ;({ address, folder } = await serveStudio())
})

/** The names of the scripts that a page asks for from now on. */
function listScripts(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = basename(new URL(request.url()).pathname)
    // The studio's own elements, for the badge in the footer, tell nothing of what is guarded.
    if (request.resourceType() === 'script' && !name.startsWith('custom-elements-')) names.push(name)
  })
  return names
}

test('a visitor with the link gets in, and the key leaves the address for a cookie (G1)', async () => {
  const { page, complaints } = await openPage()
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
  const { page } = await openPage()
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(`${address}${path}?key=${key}`)
  await page.locator(`main a[href^="/thegoodhour/${key}/"]`).first().waitFor()
  await waitForHydration(page)
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

test('the page tells nobody where its visitor is: neither what it fetches, nor a link to another site (G1)', async () => {
  const { page } = await openPage()
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  await page.goto(`${address}${path}.html?key=${key}`)
  const link = page.locator('main a[href^="https://sheets.example/"]')
  await link.waitFor()
  await waitForHydration(page)
  await link.evaluate((element) => element.removeAttribute('target'))
  await link.click({ noWaitAfter: true })
  await expect.poll(() => requests.some((request) => request.url().startsWith('https://sheets.example/'))).toBe(true)
  const referrers = await Promise.all(
    requests.map((request) =>
      request.allHeaders().then(
        ({ referer }) => referer,
        () => undefined,
      ),
    ),
  )
  expect(requests.length).toBeGreaterThan(5)
  // A stylesheet and a script tell where they are themselves.
  expect(referrers.filter((referrer) => referrer && !referrer.startsWith(`${address}/assets/`))).toEqual([])
  await page.context().close()
})

test.each([
  ['with .html at its end', `${path}.html`],
  ['with a slash at its end', `${path}/`],
  ['with both', `${path}.html/`],
])('the address opens the page %s as well (G1)', async (_, written) => {
  const { page, complaints } = await openPage()
  await page.goto(`${address}${written}?key=${key}`)
  await page.locator(`main a[href^="/thegoodhour/${key}/"]`).first().waitFor()
  await waitForHydration(page)
  await expect.poll(() => page.url()).toBe(address + path)
  expect(await page.locator(`main a[href^="/thegoodhour/${key}/"]`).count()).toBe(guides.length)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a link with a wrong key takes the right one from nobody (G1)', async () => {
  const { page } = await openPage()
  const guide = page.locator(`main a[href^="/thegoodhour/${key}/"]`).first()
  await page.goto(`${address}${path}?key=${key}`)
  await guide.waitFor()
  await page.goto(`${address}${path}?key=wrong`)
  await guide.waitFor()
  expect(page.url()).toBe(address + path)
  expect(await page.context().cookies()).toMatchObject([{ value: key }])
  await page.context().close()
})

test.each(['/thegoodhour', '/', '/nowhere', '/thegoodhour/nowhere'])(
  'the key leaves the address of every page: %s (G1)',
  async (other) => {
    const { page } = await openPage()
    await page.goto(`${address}${other}?key=${key}&a=1`)
    await expect.poll(() => page.url()).not.toContain(key)
    expect(await page.context().cookies()).toEqual([])
    await page.context().close()
  },
)

test('it opens as a page that can be read, with its styles; React comes with a move, and takes over what is there', async () => {
  const { page, complaints } = await openPage()
  const scripts = listScripts(page)
  const others: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^(fetch|stylesheet)$/.test(request.resourceType())) others.push(pathname.replace(/-[\w-]+\./, '.'))
  })
  await page.addInitScript(() => {
    const { deriveKey } = crypto.subtle
    Object.assign(window, { derived: 0 })
    crypto.subtle.deriveKey = function (...all: Parameters<typeof deriveKey>) {
      Reflect.set(window, 'derived', Number(Reflect.get(window, 'derived')) + 1)
      return deriveKey.apply(this, all)
    }
  })
  await page.goto(`${address}${path}?key=${key}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(scripts.sort()).toEqual([expect.stringMatching(/^loader-/), expect.stringMatching(/^opener-/)])
  expect(others).toEqual(['/assets/page.css'])
  expect(await page.locator('main ul').evaluate((list) => getComputedStyle(list).display)).toBe('grid')
  const text = await page.locator('main').innerText()
  await page.evaluate(() => Object.assign(window, { heading: document.querySelector('h1') }))

  await waitForHydration(page)
  await scrollThrough(page)
  await page.waitForFunction(() => !document.querySelector('[data-block]:not([data-hydrated])'))
  expect(await page.evaluate(() => Reflect.get(window, 'heading') === document.querySelector('h1'))).toBe(true)
  expect(await page.locator('main').innerText()).toBe(text)
  expect(others.sort()).toEqual([
    '/assets/hydrated.css',
    '/assets/page.css',
    expect.stringMatching(/^\/assets\/site\.json$/),
    `${path}.json`,
  ])
  expect(await page.evaluate(() => Reflect.get(window, 'derived'))).toBe(1)
  expect(complaints).toEqual([])
  await page.context().close()
})

test.each([
  ['the code of the app', '**/assets/hydrate-*.js'],
  ['the stylesheet', '**/assets/page-*.css'],
])('it can be read, and its links lead, without %s (X3)', async (_, files) => {
  const { page } = await openPage()
  await page.route(files, (route) => route.abort())
  await page.goto(`${address}${path}?key=${key}`)
  await page.locator(`main a[href^="/thegoodhour/${key}/"]`).first().waitFor()
  await page.mouse.move(200, 300)
  await page.locator('footer a[href="/about/code"]').click()
  await page.waitForURL(`${address}/about/code`)
  await page.goBack()
  await page.locator(`main a[href^="/thegoodhour/${key}/"]`).first().waitFor()
  await page.context().close()
})

test('an address with an anchor leads to its place, though that comes later', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 400 } })
  await page.goto(`${address}${path}?key=${key}`)
  const id = await page.locator('main h2').getAttribute('id')
  await page.goto('about:blank')
  await page.goto(`${address}${path}#${id}`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(page.url()).toBe(`${address}${path}#${id}`)
  await page.context().close()
})

test('there is a tile for each guide, under a path that holds the key, and one for a list elsewhere (S16, G2)', async () => {
  const { page } = await openPage()
  await page.goto(`${address}${path}?key=${key}`)
  const links = page.locator(`main a[href^="/thegoodhour/${key}/"]`)
  await links.first().waitFor()
  expect(await links.count()).toBe(guides.length)
  expect(await page.locator('main a[href^="https://sheets.example/"]').count()).toBe(1)
  for (const link of await links.all()) {
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
    const { page, complaints } = await openPage()
    const scripts = listScripts(page)
    await page.goto(address + path + query)
    await page.waitForURL(`${address}/thegoodhour`)
    await page.waitForLoadState()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(scripts.filter((name) => !/^(loader|opener)-/.test(name))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

test('a link within the site leads the same way: in with the cookie, back without it (G1)', async () => {
  const { page } = await openPage()
  await openHydrated(page, `${address}/thegoodhour`)
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
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto(address + path)
  await page.waitForURL(`${address}/thegoodhour`)
  await page.context().close()
})

test('nothing that is shipped holds the key, the addresses behind it or the guarded words (G3)', () => {
  const dist = join(folder, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const spellings = (text: string) => [
    text,
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
    Buffer.from(text).toString('hex'),
  ]
  const secrets = [key, ...guides, 'paper-fox-suppliers', '{key}'].flatMap(spellings)
  const leaks = files.flatMap((file) => {
    const bytes = readFileSync(file)
    return secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${file}: ${secret}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(leaks).toEqual([])
})
