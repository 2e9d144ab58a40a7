import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openHydrated, openPage, serveSecondStudio } from '../support/site'

/** The second studio has pages in German, English and Arabic. */
let address: string

beforeAll(async () => {
  address = await serveSecondStudio()
})

const languageOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).direction])
const follow = (page: Page, language: string) => page.locator(`nav a[lang="${language}"]`).click()
const until = (page: Page, path: string, language: string) =>
  page.waitForFunction(
    ([to, lang]) => location.pathname === to && document.documentElement.lang === lang,
    [path, language],
  )

test.each([true, false])(
  'each language leads to the others, with script (%s) or without',
  async (javaScriptEnabled) => {
    const { page } = await openPage({ javaScriptEnabled, viewport: { width: 360, height: 800 } })
    await page.goto(`${address}/werkstatt`)
    await follow(page, 'ar')
    await page.waitForURL(`${address}/ar/warsha`)
    expect(await languageOf(page)).toEqual(['ar', 'rtl'])
    await follow(page, 'en')
    await page.waitForURL(`${address}/en/workshop`)
    expect(await languageOf(page)).toEqual(['en', 'ltr'])
    await page.context().close()
  },
)

test('back and forward lead through languages, and nothing of another one is fetched ahead', async () => {
  const { page, complaints } = await openPage()
  await openHydrated(page, `${address}/en`)
  // The page's own blocks have come.
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.locator('nav a[lang="ar"]').hover()
  await page.locator('nav a[href="/en/workshop"]').hover()
  await expect.poll(() => asked).toEqual(['/en/workshop.json'])
  await page.locator('nav a[href="/en/workshop"]').click()
  await until(page, '/en/workshop', 'en')
  const told = () => page.locator('head link[hreflang="ar"]').getAttribute('href')
  await expect.poll(told).toMatch(/\/ar\/warsha$/)
  await follow(page, 'ar')
  await until(page, '/ar/warsha', 'ar')
  await page.goBack()
  await until(page, '/en/workshop', 'en')
  await page.goBack()
  await until(page, '/en', 'en')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('an unknown address is answered in the language that it begins with (R6)', async () => {
  const { page } = await openPage()
  const response = await page.goto(`${address}/ar/nowhere`)
  expect([response?.status(), ...(await languageOf(page))]).toEqual([404, 'ar', 'rtl'])
  await page.waitForURL(`${address}/ar/404`)
  await page.context().close()
})
