import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './axe'
import { accessKey, pages } from './content'
import { clearLane, type Lane, openLane } from './lanes'
import { readShift } from './late-typefaces'
import { findCutText, findOverflow, findOverlaps, findSmallTargets, findSmallText } from './measures'
import {
  findDeadEnds,
  findHints,
  findMissing,
  findWrongFrame,
  findWrongHead,
  findWrongNeighbours,
  weigh,
} from './page-checks'
import { moving, scrollThrough, serveReal, waitForLife } from './site'

/**
 * Every page of the real site, visited once on a phone by somebody who makes no choice, and once at a desk, and looked at
 * from all sides. The other tests in a browser try what pages do, on sites of their own.
 */
let address: string
let key: string

/** Windows that no page is looked at in at the moment: a phone and a desk each. */
const free: { phone: Lane; desk: Lane }[] = []

beforeAll(async () => {
  address = await serveReal()
  key = await accessKey()
  for (let count = 0; count < 3; count++) {
    const phone = await openLane(address, { ...moving, viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 })
    await phone.page.clock.install()
    const desk = await openLane(address, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    free.push({ phone, desk })
  }
})

afterAll(async () => {
  for (const { page } of free.flatMap(({ phone, desk }) => [phone, desk])) await page.context().close()
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

/** Stays for ten seconds of the page's own clock, and scrolls, points and presses keys without following or choosing. */
async function fidget(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let step = 0; step < 10; step++) {
    await page.mouse.move(20 + ((step * 137) % 300), 60 + ((step * 89) % 600))
    await page.mouse.wheel(0, step % 8 === 7 ? -height : height / 5)
    await page.keyboard.press(step % 5 === 4 ? 'Escape' : 'Tab')
    await page.clock.runFor(1000)
  }
}

/** Expects that a list is empty, and otherwise lets the test go on to what else is wrong with its page. */
const expectNothing = (what: string, found: string[]) => expect.soft(found, what).toEqual([])

async function lookOnPhone({ page, asked, complaints }: Lane, path: string): Promise<void> {
  const weight = weigh(page)
  const answer = await page.goto(address + path, { waitUntil: 'networkidle' })
  expect.soft(await readShift(page), 'moves on a phone while its typefaces come').toBe(0)
  expect.soft(await weight(), 'kB before anybody scrolls').toBeLessThanOrEqual(400)
  await fidget(page)
  await waitForLife(page)
  expectNothing('names other sites', await findHints(page, (await answer?.allHeaders())?.link))
  expectNothing('asks other sites before a choice', asked)
  expectNothing('complains on a phone', complaints)
}

async function lookAtDesk({ page, asked, complaints }: Lane, route: (typeof pages)[number]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const answer = await page.goto(address + route.path)
  expect.soft(answer?.status()).toBe(200)
  expect.soft(await readShift(page), 'moves at a desk while its typefaces come').toBe(0)
  await waitForLife(page)
  await scrollThrough(page)
  expectNothing('says of itself', await findWrongHead(page, route))
  expectNothing('its frame', await findWrongFrame(page, route))
  expectNothing('its blocks', await findMissing(page, route, key))
  expectNothing('its neighbours', await findWrongNeighbours(page, route))
  expectNothing('leads nowhere', await findDeadEnds(page))
  expectNothing('axe finds at a desk', await findViolations(page))
  await page.setViewportSize({ width: 375, height: 800 })
  await scrollThrough(page)
  expectNothing('axe finds on a phone', await findViolations(page))
  for (const width of widths) expectNothing('on a screen', await findFaults(page, width))
  expectNothing('asks other sites', asked)
  expectNothing('complains at a desk', complaints)
}

/** Hands a test a pair of windows, as if nobody had been there before. */
async function inWindows(look: (windows: { phone: Lane; desk: Lane }) => Promise<void>): Promise<void> {
  const windows = free.pop()
  if (!windows) throw new Error('More pages are looked at than there are windows.')
  try {
    await clearLane(windows.phone, address)
    await clearLane(windows.desk, address)
    await look(windows)
  } finally {
    free.push(windows)
  }
}

describe.concurrent('what pages.json says stands on its page, which is light, calm, private, accessible and fits any width', () => {
  test.each(pages.map((route) => ({ path: route.path, route })))(
    '$path (B5, R3, R4, R7, S1, S2, S3, S4, S5, S6, S7, S8, S12, S13, S14, S15, S16, S17)',
    ({ path, route }) =>
      inWindows(async ({ phone, desk }) => {
        await lookOnPhone(phone, path)
        await lookAtDesk(desk, route)
      }),
  )

  test('an address that is not there (R6)', () => inWindows(({ phone }) => lookOnPhone(phone, '/no-such-page')))
})
