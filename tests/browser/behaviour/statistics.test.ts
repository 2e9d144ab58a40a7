import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { writeSyntheticSite } from '../../sites/synthetic-site'
import { findViolations } from '../support/axe'
import { buildAndServe, openPage, waitForHydration } from '../support/site'

/** A small site that counts its page views, unlike the real one. */
const folder = mkdtempSync(join(inject('folder'), 'statistics-'))
let address: string
let server: Server
let page: Page
let complaints: string[]
let loaded: string[]

beforeAll(async () => {
  await writeSyntheticSite(folder, 4, { analytics: { provider: 'gtag', id: 'G-ABC1234567' } })
  ;({ address, server } = await buildAndServe(folder))
})

afterAll(async () => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  ;({ page, complaints } = await openPage())
  loaded = []
  page.on('request', (request) => {
    if (request.url().includes('googletagmanager')) loaded.push(request.url())
  })
})

afterEach(() => page.context().close())

async function open(path = '/'): Promise<void> {
  await page.goto(address + path)
  await waitForHydration(page)
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

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement)

const control = () => page.getByRole('contentinfo').getByRole('button', { name: 'Statistics', exact: true })

/** As much of Google's script as consent is about: it keeps cookies, and tells its service of all it hears while it may. */
const tagScript = `
  const id = 'G-ABC1234567'
  const tell = () => {
    if (window['ga-disable-' + id]) return
    document.cookie = '_ga=GA1.1.2; path=/; max-age=9999'
    document.cookie = '_ga_ABC1234567=GS1.1; path=/; max-age=9999'
    fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true }).catch(() => {})
  }
  const { push } = window.dataLayer
  window.dataLayer.push = (...commands) => { push.apply(window.dataLayer, commands); tell() }
  for (const kind of ['visibilitychange', 'pagehide', 'scroll']) addEventListener(kind, tell, true)
  tell()`

/** Puts the stand-in between a context and Google. Returns what its service was asked. */
async function standInForGoogle(): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/^https:..www\.google/, async (route) => {
    const url = route.request().url()
    asked.push(url)
    await route.fulfill(url.includes('gtag/js') ? { contentType: 'text/javascript', body: tagScript } : { status: 204 })
  })
  return asked
}

const cookieNames = async () => (await page.context().cookies()).map(({ name }) => name).sort()

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
  await expect.poll(counted).toEqual([['Page 1 | Synthetic', '/page-1']])
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
  await expect.poll(counted).toEqual([['Page 0 | Synthetic', '/']])
})

test('the answer is remembered: yes counts the first page of the next visit, no asks no more (R8)', async () => {
  await open()
  await allow().click()
  await open('/page-1')
  await expect.poll(() => bar().count()).toBe(0)
  await expect.poll(counted).toEqual([['Page 1 | Synthetic', '/page-1']])
  await page.evaluate(() => localStorage.clear())
  loaded = []
  await open()
  await refuse().click()
  await open('/page-1')
  await settle('Page 1')
  await expect.poll(() => bar().count()).toBe(0)
  expect(await counted()).toEqual([])
  expect(loaded).toEqual([])
})

test('the question is the first stop of the keyboard, and after the answer the next stop is the page (R8)', async () => {
  await open()
  await bar().waitFor()
  for (const button of [allow(), refuse()]) {
    await page.keyboard.press('Tab')
    expect(await hasFocus(button)).toBe(true)
  }
  const boxes = await Promise.all([allow(), refuse()].map((button) => button.boundingBox()))
  expect(boxes[0]?.width).toBe(boxes[1]?.width)
  expect(boxes[0]?.height).toBe(boxes[1]?.height)
  await page.keyboard.press('Enter')
  await expect.poll(() => bar().count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
})

test.each([375, 1280])(
  'the question is accessible and covers nothing that has the focus, %i pixels wide (R8)',
  async (width) => {
    await page.setViewportSize({ width, height: 700 })
    await open()
    await bar().waitFor()
    expect(await findViolations(page)).toEqual([])
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
  },
)

describe('consent is taken back where it was given, at the foot of every page (R8)', () => {
  test('after a refusal nothing more is asked, the cookies are gone, also in another tab, and it stays so', async () => {
    const asked = await standInForGoogle()
    await open()
    await allow().click()
    await expect.poll(cookieNames).toEqual(['_ga', '_ga_ABC1234567'])
    const otherTab = await page.context().newPage()
    await otherTab.goto(`${address}/page-2`)
    await waitForHydration(otherTab)
    await expect.poll(() => asked.filter((url) => url.includes('gtag/js')).length).toBe(2)

    await control().click()
    expect(await bar().textContent()).toContain('At the moment you allow it.')
    await refuse().click()
    await expect.poll(() => bar().count()).toBe(0)
    expect(await cookieNames()).toEqual([])
    await page.waitForTimeout(150)
    asked.length = 0
    for (const tab of [page, otherTab]) {
      await tab.mouse.wheel(0, 300)
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    }
    await goTo('/page-1')
    await settle('Page 1')
    await open('/page-1')
    await expect.poll(() => bar().count()).toBe(0)
    await otherTab.goto('about:blank')
    expect(asked).toEqual([])
    expect(await cookieNames()).toEqual([])

    await control().click()
    expect(await bar().textContent()).toContain('At the moment you do not allow it.')
    await allow().click()
    await expect.poll(() => asked.some((url) => url.includes('gtag/js'))).toBe(true)
    expect(complaints).toEqual([])
  })

  test('a yes that is taken back and given again counts a page once', async () => {
    await open()
    await allow().click()
    for (const answer of [refuse, allow]) {
      await control().click()
      await answer().click()
    }
    await expect.poll(counted).toEqual([['Page 0 | Synthetic', '/']])
    await goTo('/page-1')
    await settle('Page 1')
    expect(await counted()).toHaveLength(2)
    await expect.poll(() => loaded.length).toBe(1)
  })

  test('it needs no React, takes the focus and gives it back; Escape changes nothing', async () => {
    await page.route('**/assets/hydrate-*', (route) => route.abort())
    await page.addInitScript(() => localStorage.setItem('statistics', 'no'))
    await page.goto(address)
    for (const key of ['Enter', 'Space']) {
      await control().focus()
      await page.keyboard.press(key)
      await expect.poll(() => hasFocus(bar())).toBe(true)
      await control().click()
      await expect.poll(() => hasFocus(bar())).toBe(true)
      expect(await bar().count()).toBe(1)
      await page.keyboard.press(key === 'Enter' ? 'Escape' : 'Tab')
      if (key === 'Space') await page.keyboard.press('Enter')
      await expect.poll(() => bar().count()).toBe(0)
      expect(await hasFocus(control())).toBe(true)
      expect(await page.evaluate(() => localStorage.getItem('statistics'))).toBe(key === 'Enter' ? 'no' : 'yes')
    }
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
  })

  test('who asks no site to be followed is told so', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await open()
    await control().click()
    await bar().waitFor()
    expect(await bar().getByRole('button').allTextContents()).toEqual(['Close'])
    await bar().getByRole('button').click()
    await expect.poll(() => hasFocus(control())).toBe(true)
    expect(loaded).toEqual([])
  })

  test('without script there is nothing to choose, and no control', async () => {
    const { page: plain } = await openPage({ javaScriptEnabled: false })
    await plain.goto(address)
    expect(await plain.getByRole('contentinfo').getByText('Statistics').isVisible()).toBe(false)
    await plain.context().close()
  })
})
