import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCutText, findOverflow, findOverlaps, findSmallTargets, findSmallText } from './measures'
import { letIn, openPage, pages, scrollThrough, serveSite, startBrowser, waitForLife } from './site'

/** Nothing is too wide, too small or in another's way, on any page and screen. */
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

/** The widths of windows; 320 and 640 are those of 640 and 1280 px at a zoom of 200 %. */
const widths = [320, 360, 640, 768, 1280, 1920]

const targets = 'a[href], button, input, select, textarea, summary, [role="button"]'
/** What a page wants to be pressed: all but the small marks of a carousel and links in lists of words. */
const mainTargets = 'header a, header button, footer a, summary, main form button, main p > .buttons-button'

async function openQuietly(path: string): Promise<Page> {
  const { page } = await openPage(browser, address, { reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('statistics', 'no'))
  await letIn(page, address)
  await page.goto(address + path)
  await waitForLife(page)
  await scrollThrough(page)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** What is wrong with a page on a screen of a width, each with its kind. */
async function findFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: width > 640 ? 800 : 400 })
  const faults = {
    'wider than the window': await findOverflow(page),
    'cut off': await findCutText(page),
    'over other text': await findOverlaps(page),
    'smaller than 16 px': await findSmallText(page),
    'under 24 px to press': await findSmallTargets(page, targets, 24),
    'under 44 px to press': await findSmallTargets(page, mainTargets, 44),
  }
  return Object.entries(faults).flatMap(([kind, found]) => found.map((what) => `${width} px, ${kind}: ${what}`))
}

describe('from 320 to 1920 px nothing is too wide, cut off, too small to read or to press, or over other text', () => {
  test.concurrent.each(pages.map(({ path }) => path))('%s', async (path) => {
    const page = await openQuietly(path)
    const faults: string[] = []
    for (const width of widths) faults.push(...(await findFaults(page, width)))
    await page.context().close()
    expect(faults).toEqual([])
  })
})

test('the open menu of a small screen fits the smallest one (R1)', async () => {
  const page = await openQuietly('/')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Menu' }).click()
  expect([await findOverflow(page), await findCutText(page), await findSmallTargets(page, 'nav a', 44)]).toEqual([
    [],
    [],
    [],
  ])
  await page.context().close()
})
