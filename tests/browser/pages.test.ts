import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './axe'
import { delayTypefaces, readShift } from './late-typefaces'
import { findCutText, findOverflow, findOverlaps, findSmallTargets, findSmallText } from './measures'
import { content, letIn, openPage, pages, scrollThrough, serveSite, startBrowser, waitForLife } from './site'

/** Every page, visited once at a desk and looked at from all sides. */
let browser: Browser
let address: string
let server: Server

beforeAll(async () => {
  browser = await startBrowser()
  ;({ address, server } = await serveSite())
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

/** The widths of windows; 320 and 640 are those of 640 and 1280 px at a zoom of 200 %. */
const widths = [1920, 1280, 768, 640, 360, 320]

const targets = 'a[href], button, input, select, textarea, summary, [role="button"]'
/** What a page wants to be pressed: all but the small marks of a carousel and links in lists of words. */
const mainTargets = 'header a, header button, footer a, summary, main form button, main p > .buttons-button'

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

describe('at a desk a page tells what it is, comes to life without a complaint, and nothing is wrong at any width', () => {
  test.concurrent.each(pages.map((page) => ({ path: page.path, route: page })))(
    '$path (R4, R7)',
    async ({ path, route }) => {
      const { page, complaints } = await openPage(browser, address)
      await delayTypefaces(page)
      await letIn(page, address)
      expect((await page.goto(address + path))?.status()).toBe(200)
      expect(await readShift(page)).toBe(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await waitForLife(page)
      await scrollThrough(page)
      expect(complaints).toEqual([])
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.title()).toBe(route.title + content.site.titleSuffix)
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(route.description)
      expect(await page.locator('html').getAttribute('class')).toBe(path.split('/')[1] || 'home')
      expect(await page.locator('html').getAttribute('lang')).toBe('en-GB')

      expect(await findViolations(page)).toEqual([])
      await page.setViewportSize({ width: 375, height: 800 })
      await scrollThrough(page)
      expect(await findViolations(page)).toEqual([])

      const faults: string[] = []
      for (const width of widths) faults.push(...(await findFaults(page, width)))
      expect(faults).toEqual([])
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )
})
