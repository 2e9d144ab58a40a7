import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentPage } from '../../../src/studio/generated/content'
import { badgeColour } from '../../../src/studio/layouts/parts/badge/badge-colour'
import { findViolations } from '../support/axe'
import { parsePage } from '../support/built-page'
import { accessKey, blocksOf, content, pages, pagesOfEveryKind } from '../support/content'
import { findFallbackFaults } from '../support/fallback-typefaces'
import { clearLane, type Lane, openLane } from '../support/lanes'
import { findShift } from '../support/late-typefaces'
import { cutText, findFaults, overflow, overlaps, smallTargets, smallText } from '../support/measures'
import { differences, findDeadLinks, findWrongContent } from '../support/page-content'
import { moving, scrollThrough, serveReal, waitForHydration } from '../support/site'
import { saysOfThirdParties } from '../support/third-parties'

/**
 * Pages of the real site with every block and layout, each visited once on a phone, without a choice, and once at a desk.
 * page-content.test.ts reads the html of all pages. The other tests try what pages do, on sites of their own.
 */
let address: string
let key: string

interface Windows {
  phone: Lane
  desk: Lane
}

async function openWindows(): Promise<Windows> {
  const phone = await openLane(address, { ...moving, viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 })
  await phone.page.clock.install()
  await saysOfThirdParties(phone.page, 'when asked')
  const desk = await openLane(address, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await saysOfThirdParties(desk.page, 'at once')
  return { phone, desk }
}

const close = async ({ phone, desk }: Windows) => {
  for (const { page } of [phone, desk]) await page.context().close()
}

/** Windows in which a page has been looked at, and in which the next one may be. */
const free: Windows[] = []

beforeAll(async () => {
  address = await serveReal()
  key = await accessKey()
})

afterAll(async () => {
  await Promise.all(free.map(close))
})

const isText = /html|css|javascript|json|svg/

/** Weighs what a page fetches from now on, in kB, against a limit. Text counts as most hosts send it, gzipped. */
function weigh(page: Page): (limit: number) => Promise<string[]> {
  const answers: Response[] = []
  const note = (answer: Response) => void answers.push(answer)
  page.on('response', note)
  return async (limit) => {
    page.off('response', note)
    const weights = answers.map(async (answer) => {
      const body = await answer.body()
      return (isText.test(answer.headers()['content-type'] ?? '') ? gzipSync(body) : body).length / 1000
    })
    const weight = (await Promise.all(weights)).reduce((sum, each) => sum + each, 0)
    return weight > limit ? [`${Math.round(weight)} kB of ${limit}`] : []
  }
}

/** Other sites that a page, or the head of its answer, tells the browser to look up or to connect to. */
async function findHints(page: Page, link = ''): Promise<string[]> {
  const hints = await page
    .locator('link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="prefetch"], link[rel~="preload"]')
    .evaluateAll((links) =>
      links.map((hint) => (hint as HTMLLinkElement).href).filter((href) => new URL(href).origin !== location.origin),
    )
  return link ? [...hints, link] : hints
}

/** Pictures that have not come. */
const findMissingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  )

/** What differs from pages.json once the page is hydrated. */
async function findWrongWords(page: Page, route: ContentPage): Promise<string[]> {
  const document = parsePage(await page.content(), route.path)
  return [...findWrongContent(document, route, key), ...(await findDeadLinks(document, address))]
}

/** The widths of windows; 320 and 640 are those of 640 and 1280 px at a zoom of 200 %. */
const widths = [1920, 1280, 768, 640, 360, 320]

const targets = 'a[href], button, input, select, textarea, summary, [role="button"]'
/** What a page wants to be pressed: all but the small marks of a carousel and links in lists of words. */
const mainTargets = 'header a, header button, footer a, summary, main form button, main p > .buttons-button'

const measures = {
  'wider than the window': overflow,
  'cut off': cutText,
  'over other text': overlaps,
  'smaller than 16 px': smallText,
  'under 24 px to press': smallTargets(targets, 24),
  'under 44 px to press': smallTargets(mainTargets, 44),
}

async function measureAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: width > 640 ? 800 : 400 })
  return (await findFaults(page, measures)).map((fault) => `${width} px, ${fault}`)
}

/** Stays for ten seconds of the page's own clock, and scrolls, points and presses keys without following or choosing. */
async function fidget(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let step = 0; step < 5; step++) {
    await page.mouse.move(20 + ((step * 137) % 300), 60 + ((step * 89) % 600))
    await page.mouse.wheel(0, step === 4 ? -height : height / 3)
    await page.keyboard.press(step === 3 ? 'Escape' : 'Tab')
    await page.clock.fastForward(2000)
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
  await waitForHydration(page)
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

/** The badge in the colour of a page, which comes from its service. */
function badgeOn(path: string): string[] {
  const { src, blackOn } = content.site.footer.badge ?? { src: '', blackOn: [] }
  return src ? [src.replaceAll('{colour}', badgeColour(path, blackOn))] : []
}

/** What other sites are asked for that is not wanted, and what is wanted and not asked for. Each takes a connection. */
function findStrangers(asked: string[], wanted: string[]): string[] {
  const connections = wanted.map((address) => `CONNECT ${new URL(address).hostname}:443`)
  const requests = asked.filter((one) => !connections.includes(one))
  return differences('what it asks for', requests.sort(), [...wanted].sort())
}

/** What is wrong with a page for somebody at a desk who reads all of it, and in windows of all widths. */
async function lookAtDesk({ page, asked, complaints }: Lane, route: ContentPage): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const answer = await page.goto(address + route.path)
  const faults = [
    ...(await look('its status', answer?.status() === 200 ? [] : [String(answer?.status())])),
    ...(await look('it moves at a desk while its typefaces come', findShift(page))),
  ]
  await waitForHydration(page)
  await scrollThrough(page)
  faults.push(
    ...(await look('its content', findWrongWords(page, route))),
    ...(await look('its pictures', findMissingPictures(page))),
    // The standard has axe look at every block and layout on a phone.
    ...(await look('axe', findViolations(page))),
  )
  for (const width of widths) faults.push(...(await look('its layout', measureAt(page, width))))
  faults.push(...(await look('its layout before its typefaces come', findFallbackFaults(page))))
  return [
    ...faults,
    ...(await look('it asks other sites', findStrangers(asked, badgeOn(route.path)))),
    ...(await look('it complains at a desk', complaints)),
  ]
}

/** Hands a test a pair of windows, as if nobody had been there before. Those in which it fails are not used again. */
async function inWindows(look: (windows: Windows) => Promise<string[]>): Promise<string[]> {
  const windows = free.pop() ?? (await openWindows())
  try {
    await clearLane(windows.phone, address)
    await clearLane(windows.desk, address)
    const faults = await look(windows)
    free.push(windows)
    return faults
  } catch (error) {
    await close(windows)
    throw error
  }
}

describe.concurrent('a page with a block of each kind is whole, light, calm, private, accessible and fits any width', () => {
  test.each(pagesOfEveryKind().map((route) => ({ path: route.path, route })))(
    '$path (B5, E2, R3, R4, R7, S1, S2, S3, S4, S5, S6, S7, S8, S12, S13, S14, S15, S16, S17)',
    { timeout: 120_000 },
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

const withFilms = pages.filter((page) => blocksOf(page).some((block) => block.type === 'banner' && block.film))

test.each(withFilms)(
  '$path asks for the film of its banner and the badge at once, but not before it is shown and quiet (S1, R3)',
  async ({ path }) => {
    const { page, asked } = await openLane(address, moving)
    await saysOfThirdParties(page, 'at once')
    let before: string[] = []
    page.once('load', () => {
      before = [...asked]
    })
    await page.goto(address + path)
    await expect.poll(() => asked.some((one) => one.includes('vimeo'))).toBe(true)
    await scrollThrough(page)
    const wanted = [...badgeOn(path), 'https://vimeo.com/api/oembed.json']
    await expect
      .poll(() =>
        findStrangers(
          asked.map((one) => one.replace(/(oembed\.json)\?.*/, '$1')),
          wanted,
        ),
      )
      .toEqual([])
    expect(before).toEqual([])
    await page.context().close()
  },
)
