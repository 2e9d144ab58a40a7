import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../src/engine/base/text/interface-words'
import words from '../../../src/studio/words.json'
import { coming, project, reelAddress, reelLoops, reelPage } from '../../sites/studio-site'
import { findViolations } from '../support/axe'
import { moving, openHydrated, openPage, serveStudio, waitForHydration } from '../support/site'

let address: string
let page: Page
let complaints: string[]
let fetched: string[]

beforeAll(async () => {
  ;({ address } = await serveStudio())
})

afterEach(() => page.context().close())

async function prepare(options: BrowserContextOptions = moving): Promise<void> {
  ;({ page, complaints } = await openPage(options))
  fetched = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (reelLoops.includes(pathname)) fetched.push(pathname)
  })
}

async function open(): Promise<void> {
  await openHydrated(page, address + reelPage)
  await start().scrollIntoViewIfNeeded()
}

const start = () => page.getByRole('button', { name: fill(words.playFilm, { title: 'Our reel' }) })
const button = (name: 'pauseReel' | 'resumeReel') => page.getByRole('button', { name: words[name], exact: true })
const slider = () => page.getByRole('slider')
const seconds = async () => Math.floor(Number(await slider().inputValue()) / 1000)
const scene = (name: RegExp) => page.getByRole('list', { name: words.scenes }).getByRole('button', { name })
const hasFocus = (element: ReturnType<typeof slider>) => element.evaluate((node) => node === document.activeElement)

const picture = () => page.locator('figure canvas:not(.film)')

/** The colour that is seen in the middle of the picture. */
const colour = () =>
  picture().evaluate((canvas: HTMLCanvasElement) => {
    const [red = 0, green = 0, blue = 0] =
      canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []
    return { red, green, blue }
  })
const [red, green, blue] = [
  { red: 255, green: 0, blue: 0 },
  { red: 0, green: 128, blue: 0 },
  { red: 0, green: 0, blue: 255 },
]

describe('a reel (S11)', () => {
  test('plays and pauses, fetches its loops one after the other, and nothing moves when it begins (B1)', async () => {
    await prepare()
    await open()
    expect(fetched).toEqual([])
    const height = () =>
      page
        .locator('figure')
        .first()
        .evaluate((figure) => figure.clientHeight)
    const before = await height()
    await start().click()
    await expect.poll(colour).toEqual(red)
    expect(await hasFocus(button('pauseReel'))).toBe(true)
    expect(await height()).toBe(before)
    expect(fetched).toEqual(reelLoops.slice(0, 2))

    await button('pauseReel').click()
    const time = await slider().inputValue()
    await page.waitForTimeout(300)
    expect(await slider().inputValue()).toBe(time)
    await button('resumeReel').click()
    await expect.poll(() => slider().inputValue()).not.toBe(time)
    expect(complaints).toEqual([])
  })

  test('is moved along with the keyboard, to its end and from there to its beginning', async () => {
    await prepare()
    await open()
    await start().click()
    await button('pauseReel').press(' ')
    await slider().press('Home')
    await slider().press('ArrowRight')
    await slider().press('ArrowRight')
    await slider().press('ArrowRight')
    expect(await seconds()).toBe(6)
    await expect.poll(colour).toEqual(blue)
    await slider().press('ArrowLeft')
    await slider().press('ArrowLeft')
    expect(await seconds()).toBe(2)
    await slider().press(' ')
    await button('pauseReel').waitFor()
    await slider().press('End')
    expect(await seconds()).toBe(15)
    await expect.poll(colour).toEqual(green)
    await button('resumeReel').click()
    await expect.poll(colour).toEqual(red)
  })

  test('plays a film of its list, marks it there, and links to its page', async () => {
    await prepare()
    await open()
    await scene(/The green film/).click()
    await expect.poll(colour).toEqual(green)
    expect(await seconds()).toBeGreaterThanOrEqual(9)
    expect(await scene(/The green film/).getAttribute('aria-current')).toBe('true')
    const link = page.getByRole('region', { name: 'Our reel' }).getByRole('link', { name: 'The green film' })
    expect(await link.getAttribute('href')).toBe(coming)
  })

  test('holds all other loops still while it plays', async () => {
    await prepare({ ...moving, viewport: { width: 1280, height: 2600 } })
    await open()
    await start().click()
    await expect.poll(colour).toEqual(red)
    const moves = () =>
      page.evaluate(async () => {
        const canvas = document.querySelector('film-loop')?.shadowRoot?.querySelector('canvas')
        const look = () => canvas?.toDataURL()
        const first = look()
        for (let tries = 0; tries < 20 && look() === first; tries++)
          await new Promise((resolve) => setTimeout(resolve, 25))
        return look() !== first
      })
    await page.waitForTimeout(500)
    expect(await moves()).toBe(false)
    await button('pauseReel').click()
    await expect.poll(moves).toBe(true)
  })

  test('shows the title card alone where a loop does not come, and goes on (X3)', async () => {
    await prepare()
    await page.route(`**${reelLoops[1]}`, (route) => route.fulfill({ status: 404, body: 'Gone' }))
    await open()
    await scene(/The blue film/).click()
    await slider().waitFor()
    await expect.poll(() => picture().isVisible()).toBe(false)
    expect(await page.locator('figure').getByText('Client of blue').first().isVisible()).toBe(true)
    await slider().press('PageUp')
    await expect.poll(colour).toEqual(green)
    expect(await picture().isVisible()).toBe(true)
  })

  test('says so when its player does not come, and can be tried again (X3)', async () => {
    await prepare()
    await open()
    await page.route('**/assets/ReelPlayer*.js', (route) => route.abort())
    await start().click()
    await page.getByRole('alert').getByText(words.reelNotLoaded).waitFor()
    expect(await start().isVisible()).toBe(true)
  })

  test('is played by a link to it, once: not when a visitor comes back to it (R7)', async () => {
    await prepare()
    await openHydrated(page, `${address}/museums`)
    const link = page.getByRole('link', { name: 'Watch the reel' })
    await link.click()
    await button('pauseReel').waitFor()
    expect(await hasFocus(button('pauseReel'))).toBe(true)
    await page.goBack()
    await link.waitFor()
    await page.goForward()
    await start().waitFor()
    await page.waitForTimeout(300)
    expect(await slider().count()).toBe(0)
  })

  test('is played by its address from the first page on', async () => {
    await prepare()
    await page.goto(address + reelAddress)
    await button('pauseReel').waitFor({ timeout: 3000 })
    await page.reload()
    await waitForHydration(page)
    await start().waitFor()
    expect(await slider().count()).toBe(0)
  })

  test('stands still until it is asked for where less motion is wanted; its list links to the pages (B1)', async () => {
    await prepare({})
    await page.goto(address + reelAddress)
    await waitForHydration(page)
    await expect.poll(() => hasFocus(start())).toBe(true)
    expect(await slider().count()).toBe(0)
    const links = page.getByRole('list', { name: words.scenes }).getByRole('link')
    expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
      project,
      coming,
    ])
    await start().click()
    await expect.poll(colour).toEqual(red)
  })

  test('is its poster and links to the pages without script (R10)', async () => {
    await prepare({ javaScriptEnabled: false })
    await page.goto(address + reelPage)
    expect(await start().count()).toBe(0)
    expect(await page.getByRole('list', { name: words.scenes }).getByRole('link').count()).toBe(2)
  })

  test('has a bar as wide as its picture on a phone, and lies on its side on the full screen', async () => {
    await prepare({ ...moving, viewport: { width: 375, height: 800 }, isMobile: true, hasTouch: true })
    await open()
    await start().tap()
    await expect.poll(colour).toEqual(red)
    const shape = async (element: ReturnType<typeof slider>) => {
      const { width = 0, height = 0 } = (await element.boundingBox()) ?? {}
      return { width: Math.round(width), isHigh: height > width }
    }
    // The handle's middle reaches the ends of the picture.
    expect((await shape(slider())).width - 24).toBe((await shape(picture())).width)
    await page.getByRole('button', { name: words.fullScreen }).tap()
    await expect.poll(async () => (await shape(picture())).isHigh).toBe(true)
  })

  test('has nothing that axe finds, before and while it plays', async () => {
    await prepare()
    await open()
    expect(await findViolations(page)).toEqual([])
    await start().click()
    await slider().waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await findViolations(page)).toEqual([])
  })
})
