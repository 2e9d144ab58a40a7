import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import words from '../../../src/studio/words.json'
import { moving, openHydrated, openPage, serveStudio } from '../support/site'

let address: string
let page: Page
let complaints: string[]

beforeAll(async () => {
  ;({ address } = await serveStudio())
})

afterEach(() => page.context().close())

async function prepare(options: BrowserContextOptions = moving): Promise<void> {
  ;({ page, complaints } = await openPage(options))
}

const button = (name: 'pause' | 'play') =>
  page.locator('main header moving-parts').getByRole('button', { name: words[name] })
const drawn = () => page.locator('main header moving-parts img')
const uncaught = () => complaints.filter((text) => !/^[45]\d\d /.test(text))

/** Whether the drawings change: how many of them are seen in a second, two at most. */
const seen = () =>
  drawn().evaluate(async (image) => {
    const found = new Set<string>()
    for (let look = 0; look < 40 && found.size < 2; look++) {
      found.add(getComputedStyle(image).transform)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    return found.size
  })

describe('what moves in the picture of a card', () => {
  const card = () => page.locator('main li:has(moving-parts)').first()
  const isMoving = () =>
    card()
      .locator('moving-parts')
      .evaluate((element) => element.shadowRoot?.querySelector('img')?.getAnimations().length === 1)

  test.each(['pointed at', 'focused'])('moves for a moment when the card is %s, and is fetched then', async (how) => {
    await prepare()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${address}/projects`)
    await page.waitForFunction(() => customElements.get('moving-parts'))
    await card().scrollIntoViewIfNeeded()
    expect(requests).not.toContain('/images/cover-moving.svg')
    if (how === 'focused') await page.keyboard.press('Tab')
    if (how === 'focused') await card().locator('a').focus()
    else await card().hover()
    await expect.poll(isMoving).toBe(true)
    await expect.poll(isMoving).toBe(false)
  })

  test('moves on a touch screen when the card comes to the middle, unless the visitor has paused what moves', async () => {
    const phone = { ...moving, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
    for (const isPaused of [false, true]) {
      await prepare(phone)
      if (isPaused) await page.addInitScript(() => localStorage.setItem('paused', 'true'))
      await page.goto(`${address}/projects`)
      await page.waitForFunction(() => customElements.get('moving-parts'))
      await card().evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.waitForTimeout(400)
      expect(await isMoving()).toBe(!isPaused)
      if (!isPaused) await page.context().close()
    }
  })

  test('moves on one card after the other where two stand side by side in the middle of a touch screen', async () => {
    await prepare({ ...moving, viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })
    await page.goto(`${address}/projects`)
    await page.waitForFunction(() => customElements.get('moving-parts'))
    await card().evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const seen = await page.evaluate(async () => {
      const cards = [...document.querySelectorAll('main li moving-parts')]
      const isMoving = (element: Element) =>
        element.shadowRoot?.querySelector('img')?.getAnimations()[0]?.playState === 'running'
      const acted = new Set<number>()
      let atOnce = 0
      let isOver = false
      for (let look = 0; look < 120 && !isOver; look++) {
        const now = cards.flatMap((element, index) => (isMoving(element) ? [index] : []))
        for (const index of now) acted.add(index)
        atOnce = Math.max(atOnce, now.length)
        isOver = acted.size > 1 && now.length === 0
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
      return { acted: acted.size, atOnce }
    })
    expect(seen).toEqual({ acted: 2, atOnce: 1 })
  })
})

describe('what moves in the banner of a page (S1)', () => {
  test('moves without React, and a pause is remembered on the pages that follow (B1)', async () => {
    await prepare()
    await page.goto(address)
    await button('pause').waitFor()
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    expect(await seen()).toBe(2)
    await button('pause').click()
    await button('play').waitFor()
    expect(await seen()).toBe(1)
    await page.reload()
    await button('play').waitFor()
    expect(await seen()).toBe(1)
    await button('play').click()
    await button('pause').waitFor()
    expect(await seen()).toBe(2)
    expect(complaints).toEqual([])
  })

  test.each([
    ['visitors who prefer less motion', {}, false],
    ['visitors who save data', moving, true],
  ])('stands still for %s, and fetches nothing', async (_, options, savesData) => {
    await prepare(options)
    if (savesData) {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    }
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(address)
    await page.waitForFunction(() => customElements.get('moving-parts'))
    await page.waitForTimeout(500)
    expect(requests.filter((url) => url.endsWith('-moving.svg'))).toEqual([])
    expect(await button('pause').count()).toBe(0)
  })

  test.each([
    ['opened', '/'],
    ['gone to', '/projects'],
  ])('fetches nothing before the picture has come where the page is %s', async (_, start) => {
    await prepare()
    if (start !== '/') {
      await openHydrated(page, address + start)
      await page.waitForFunction(() => customElements.get('moving-parts'))
    }
    const order: string[] = []
    page.on('request', (request) => order.push(new URL(request.url()).pathname))
    await page.route('**/images/banner-of-*.svg', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      order.push('the picture comes')
      await route.continue()
    })
    if (start === '/') await page.goto(address)
    else await page.locator('header a[href="/"]').first().click()
    await button('pause').waitFor()
    expect(order.indexOf('/images/banner-moving.svg')).toBeGreaterThan(order.indexOf('the picture comes'))
    expect(order).toContain('the picture comes')
  })

  test('leaves the picture as it is when the drawings do not come (X3)', async () => {
    await prepare()
    await page.route('**/banner-moving.svg', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto(address)
    await failed
    await page.waitForTimeout(300)
    expect(await button('pause').count()).toBe(0)
    expect(uncaught()).toEqual([])
  })

  test('lies over the picture where it was drawn, in windows of all widths', async () => {
    await prepare({ ...moving, viewport: { width: 360, height: 800 } })
    await page.goto(address)
    await button('pause').waitFor()
    const distance = () =>
      drawn().evaluate((image) => {
        const picture = image.getRootNode() as ShadowRoot
        const img = picture.host.previousElementSibling as HTMLImageElement
        const place = (image.parentElement as HTMLElement).getBoundingClientRect()
        const { left, top, width, height } = img.getBoundingClientRect()
        const scale = Math.max(width / 1600, height / 900)
        const [x = 0, y = 0] = getComputedStyle(img)
          .objectPosition.split(' ')
          .map((part) => Number.parseFloat(part) / 100)
        const corner = [left + (width - 1600 * scale) * x + 600 * scale, top + (height - 900 * scale) * y + 250 * scale]
        return Math.max(Math.abs(place.left - (corner[0] ?? 0)), Math.abs(place.top - (corner[1] ?? 0)))
      })
    for (const width of [360, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(distance, { message: `${width} px` }).toBeLessThan(1)
    }
  })
})
