import { beforeAll, describe, expect, test } from 'vitest'
import { content, pages, pagesOfEveryKind } from '../support/content'
import { openPage, serveReal, serveStudio } from '../support/site'

let address: string
let studio: string

beforeAll(async () => {
  address = await serveReal()
  ;({ address: studio } = await serveStudio())
})

test('pages with blocks of every kind can be read and left without script (R10)', async () => {
  const { page, complaints } = await openPage({ javaScriptEnabled: false })
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
    const { page } = await openPage()
    const response = await page.goto(`${studio}/no-such-page`)
    expect(response?.status()).toBe(404)
    expect(await page.getByRole('heading', { name: 'A page that was never drawn' }).isVisible()).toBe(true)
    await page.waitForURL(`${studio}/404`)
    await page.context().close()
  })

  test('the 404 page is there without script too (R6, R10)', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${studio}/no-such-page`)
    expect(await page.getByRole('heading', { level: 1, name: 'Page not found' }).isVisible()).toBe(true)
    await page.context().close()
  })

  test('a copy of a page below another path stays as it is, and its links and forms work (R6)', async () => {
    const { page } = await openPage()
    const copy = `${studio}/web/2026/thegoodhour.html`
    await page.route(copy, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${studio}/thegoodhour` }) }),
    )
    const hasGivenUp = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goto(copy)
    await hasGivenUp
    await page.locator('main form [type="email"]').fill('mouse@thimble.example')
    await page.locator('main form button:enabled').waitFor()
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.waitForURL(`${studio}/thegoodhour`)
    await page.context().close()
  })

  test('/go-green leads to /forgood (R5)', async () => {
    const { page } = await openPage()
    await page.goto(`${studio}/go-green`)
    expect(new URL(page.url()).pathname).toBe('/forgood')
    await page.context().close()
  })

  test.each([true, false])(
    'an unknown path under /thegoodhour leads to /thegoodhour (R9), script: %s',
    async (javaScriptEnabled) => {
      const { page } = await openPage({ javaScriptEnabled })
      await page.goto(`${studio}/thegoodhour/no-such-page`)
      await page.waitForURL(`${studio}/thegoodhour`)
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
