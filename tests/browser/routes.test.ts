import type { Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { content, openPage, pages, pagesOfEveryKind, serveSite, startBrowser } from './site'

let browser: Browser
let address: string
let server: Server

beforeAll(async () => {
  browser = await startBrowser()
  ;({ address, server } = await serveSite())
})

afterAll(async () => {
  await browser.close()
  server.close()
})

const routesOfR4 = [
  '/',
  '/forgood',
  '/about',
  '/about/services',
  '/about/the-mouse-house',
  '/about/sectors',
  '/about/end-to-end-production',
  '/about/company-mission-statement',
  '/about/code-of-ethics',
  '/contact',
  '/home/healthcare',
  '/home/healthcare-sector',
  '/home/education',
  '/home/museums',
  '/home/digital-marketing-agencies',
  '/home/white-label',
  '/ip-development',
  '/ip-development/rex-factor',
  '/projects',
  '/error',
  '/404',
]

test('every page that the requirements name is there, and 19 projects (R4, R9, E2)', () => {
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([...routesOfR4, '/thegoodhour', '/thegoodhour/downloads']))
  expect(paths.filter((path) => path.startsWith('/projects/'))).toHaveLength(19)
})

test('pages with blocks of every kind can be read and left without script (R10)', async () => {
  const { page, complaints } = await openPage(browser, address, { javaScriptEnabled: false })
  // A guarded page shows nothing without its key; guard.test.ts looks at it.
  for (const { path } of pagesOfEveryKind().filter(({ guard }) => !guard)) {
    await page.goto(address + path, { waitUntil: 'domcontentloaded' })
    expect(await page.locator('h1').isVisible(), path).toBe(true)
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(100)
    expect(await page.locator('header nav a').count(), path).toBeGreaterThanOrEqual(3)
    expect(await page.locator('a[href="/contact"], a[href="/"]').count(), path).toBeGreaterThan(0)
  }
  expect(complaints).toEqual([])
  await page.context().close()
})

describe('what is not a page', () => {
  test('an unknown path is answered with status 404 and the 404 page, and the address follows (R6)', async () => {
    const { page } = await openPage(browser, address)
    const response = await page.goto(`${address}/no-such-page`)
    expect(response?.status()).toBe(404)
    expect(await page.getByText("Sorry, we couldn't find that page.").isVisible()).toBe(true)
    await page.waitForURL(`${address}/404`)
    await page.context().close()
  })

  test('the 404 page is there without script too (R6, R10)', async () => {
    const { page } = await openPage(browser, address, { javaScriptEnabled: false })
    await page.goto(`${address}/no-such-page`)
    expect(await page.getByRole('heading', { level: 1, name: 'Page not found' }).isVisible()).toBe(true)
    await page.context().close()
  })

  test('/go-green leads to /forgood (R5)', async () => {
    const { page } = await openPage(browser, address)
    await page.goto(`${address}/go-green`)
    expect(new URL(page.url()).pathname).toBe('/forgood')
    await page.context().close()
  })

  test.each([true, false])(
    'an unknown path under /thegoodhour leads to /thegoodhour (R9), script: %s',
    async (javaScriptEnabled) => {
      const { page } = await openPage(browser, address, { javaScriptEnabled })
      await page.goto(`${address}/thegoodhour/no-such-page`)
      await page.waitForURL(`${address}/thegoodhour`)
      await page.context().close()
    },
  )

  test('the sitemap lists the pages that search engines may show, and robots.txt names it', async () => {
    const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const wanted = pages.filter(({ isIndexed }) => isIndexed !== false).map(({ path }) => content.site.url + path)
    expect(listed.sort()).toEqual(wanted.sort())
    expect(await (await fetch(`${address}/robots.txt`)).text()).toContain(`Sitemap: ${content.site.url}/sitemap.xml`)
  })
})
