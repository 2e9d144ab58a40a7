import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeSyntheticSite } from '../synthetic-site'
import { findViolations } from './axe'
import { buildAndServe, openPage, startBrowser, waitForLife } from './site'

/** A small site that counts its page views, unlike the real one. */
const folder = mkdtempSync(join(tmpdir(), 'site-statistics-'))
let browser: Browser
let address: string
let server: Server
let page: Page
let complaints: string[]
let loaded: string[]

beforeAll(async () => {
  await writeSyntheticSite(folder, 4, { analytics: { provider: 'gtag', id: 'G-ABC1234567' } })
  ;({ address, server } = await buildAndServe(folder))
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  ;({ page, complaints } = await openPage(browser, address))
  loaded = []
  page.on('request', (request) => {
    if (request.url().includes('googletagmanager')) loaded.push(request.url())
  })
})

afterEach(() => page.context().close())

async function open(path = '/'): Promise<void> {
  await page.goto(address + path)
  await waitForLife(page)
}

async function goTo(path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
  await page.waitForURL(address + path)
}

/** Waits for a page, then for anything that would still be counted for it. */
async function settle(title: string): Promise<void> {
  await page.waitForFunction((wanted) => document.title === wanted, `${title} | Synthetic`)
  await page.waitForTimeout(150)
}

const bar = () => page.getByRole('region', { name: 'Statistics' })
const allow = () => bar().getByRole('button', { name: 'Allow' })
const refuse = () => bar().getByRole('button', { name: 'No thanks' })

/** The page views that Google's tag was told of: title and path of each. */
const counted = () =>
  page.evaluate(() => {
    const layer: IArguments[] = Reflect.get(window, 'dataLayer') ?? []
    return layer
      .filter(([command, name]) => command === 'event' && name === 'page_view')
      .map(([, , view]) => [view.page_title, view.page_location.replace(location.origin, '')])
  })

test('nothing is loaded before a visitor agrees; then each page that is shown is counted once (R8)', async () => {
  await open()
  await goTo('/page-1')
  await settle('Page 1')
  expect(loaded).toEqual([])
  await allow().click()
  expect(await counted()).toEqual([['Page 1 | Synthetic', '/page-1']])
  await expect.poll(() => loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567'])

  await goTo('/page-2')
  await settle('Page 2')
  await page.goBack()
  await settle('Page 1')
  await page.goForward()
  await settle('Page 2')
  expect((await counted()).slice(1).map(([, path]) => path)).toEqual(['/page-2', '/page-1', '/page-2'])
  expect(complaints).toEqual([])
})

test('a filter or an #anchor in the address is no new page view (R8)', async () => {
  await open()
  await allow().click()
  await goTo('/?category=all')
  await goTo('/?category=all#content')
  await page.goBack()
  await page.waitForTimeout(150)
  expect(await counted()).toEqual([['Page 0 | Synthetic', '/']])
})

test('the answer is remembered: yes counts the first page of the next visit, no asks no more (R8)', async () => {
  await open()
  await allow().click()
  await open('/page-1')
  expect(await bar().count()).toBe(0)
  await expect.poll(counted).toEqual([['Page 1 | Synthetic', '/page-1']])
  await page.evaluate(() => localStorage.clear())
  loaded = []
  await open()
  await refuse().click()
  await open('/page-1')
  await settle('Page 1')
  expect(await bar().count()).toBe(0)
  expect(await counted()).toEqual([])
  expect(loaded).toEqual([])
})

test('the question is the first stop of the keyboard, and after the answer the next stop is the page (R8)', async () => {
  await open()
  await bar().waitFor()
  for (const button of [allow(), refuse()]) {
    await page.keyboard.press('Tab')
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  const boxes = await Promise.all([allow(), refuse()].map((button) => button.boundingBox()))
  expect(boxes[0]?.width).toBe(boxes[1]?.width)
  expect(boxes[0]?.height).toBe(boxes[1]?.height)
  await page.keyboard.press('Enter')
  expect(await bar().count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
})

test.each([375, 1280])('the question covers nothing that has the focus, %i pixels wide (R8)', async (width) => {
  await page.setViewportSize({ width, height: 700 })
  await open()
  await bar().waitFor()
  const stops = await page.locator('a:visible, button:visible').count()
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    // The browser scrolls to it, which takes a moment.
    await page.waitForFunction(() => {
      const focused = document.activeElement
      const question = document.querySelector('[aria-label="Statistics"]')
      if (!focused || !question || question.contains(focused)) return true
      return focused.getBoundingClientRect().bottom <= question.getBoundingClientRect().top
    })
  }
})

test.each([375, 1280])('the question is accessible, %i pixels wide', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await open()
  await bar().waitFor()
  expect(await findViolations(page)).toEqual([])
})
