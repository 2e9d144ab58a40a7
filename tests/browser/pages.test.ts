import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './axe'
import { accessKey, pages } from './content'
import { clearLane, type Lane, openLane } from './lanes'
import { findCutText, findOverflow, findOverlaps, findSmallTargets, findSmallText } from './measures'
import {
  findDeadEnds,
  findHints,
  findMissing,
  findShift,
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
    await page.clock.fastForward(1000)
  }
}

/** Looks for one thing, and returns what is wrong with the name of what was looked for. */
async function look(name: string, find: Promise<string[]> | string[]): Promise<string[]> {
  return (await find).map((what) => `${name}: ${what}`)
}

/** What is wrong with a page of the site for somebody who comes to it on a phone and chooses nothing. */
async function lookOnPhone({ page, asked, complaints }: Lane, path: string, allowed: string[] = []): Promise<string[]> {
  const weight = weigh(page)
  const answer = await page.goto(address + path, { waitUntil: 'networkidle' })
  const faults = [
    ...(await look('it moves on a phone while its typefaces come', findShift(page))),
    ...(await look('it is heavy before anybody scrolls', weight(400))),
  ]
  await fidget(page)
  await waitForLife(page)
  return [
    ...faults,
    ...(await look('it names other sites', findHints(page, (await answer?.allHeaders())?.link))),
    ...(await look('it asks other sites before a choice', asked)),
    ...(await look(
      'it complains on a phone',
      complaints.filter((complaint) => !allowed.includes(complaint)),
    )),
  ]
}

/** What is wrong with a page for somebody at a desk who reads all of it, and in windows of all widths. */
async function lookAtDesk({ page, asked, complaints }: Lane, route: (typeof pages)[number]): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const answer = await page.goto(address + route.path)
  const faults = [
    ...(await look('its status', answer?.status() === 200 ? [] : [String(answer?.status())])),
    ...(await look('it moves at a desk while its typefaces come', findShift(page))),
  ]
  await waitForLife(page)
  await scrollThrough(page)
  faults.push(
    ...(await look('what it says of itself', findWrongHead(page, route))),
    ...(await look('its frame', findWrongFrame(page, route))),
    ...(await look('its blocks', findMissing(page, route, key))),
    ...(await look('its neighbours', findWrongNeighbours(page, route))),
    ...(await look('its links and pictures', findDeadEnds(page))),
    ...(await look('axe at a desk', findViolations(page))),
  )
  await page.setViewportSize({ width: 375, height: 800 })
  await scrollThrough(page)
  faults.push(...(await look('axe on a phone', findViolations(page))))
  for (const width of widths) faults.push(...(await look('its layout', findFaults(page, width))))
  return [
    ...faults,
    ...(await look('it asks other sites', asked)),
    ...(await look('it complains at a desk', complaints)),
  ]
}

/** Hands a test a pair of windows, as if nobody had been there before. */
async function inWindows(look: (windows: { phone: Lane; desk: Lane }) => Promise<string[]>): Promise<string[]> {
  const windows = free.pop()
  if (!windows) throw new Error('More pages are looked at than there are windows.')
  try {
    await clearLane(windows.phone, address)
    await clearLane(windows.desk, address)
    return await look(windows)
  } finally {
    free.push(windows)
  }
}

describe.concurrent('what pages.json says stands on its page, which is light, calm, private, accessible and fits any width', () => {
  test.each(pages.map((route) => ({ path: route.path, route })))(
    '$path (B5, R3, R4, R7, S1, S2, S3, S4, S5, S6, S7, S8, S12, S13, S14, S15, S16, S17)',
    async ({ path, route }) => {
      const faults = await inWindows(async ({ phone, desk }) => [
        ...(await lookOnPhone(phone, path)),
        ...(await lookAtDesk(desk, route)),
      ])
      expect(faults).toEqual([])
    },
  )

  test('an address that is not there (R6)', async () => {
    const path = '/no-such-page'
    expect(await inWindows(({ phone }) => lookOnPhone(phone, path, [`404 ${path}`]))).toEqual([])
  })
})
