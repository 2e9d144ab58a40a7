import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import words from '../../../src/studio/words.json'
import { showreel, standIn } from '../../sites/studio-site'
import { moving, openPage, serveStudio, waitForHydration } from '../support/site'
import { saysOfThirdParties } from '../support/third-parties'
import { answer, standInForVimeo, type Vimeo } from '../support/vimeo'

/** The film in a banner (S1, B5, E5): over the picture, in silence, and not there where anything fails. */
let address: string
let page: Page
let complaints: string[]
let vimeo: Vimeo

beforeAll(async () => {
  ;({ address } = await serveStudio())
})

afterEach(() => page.context().close())

/** Opens a window on a site that asks others at once, with a stand-in for Vimeo. */
async function prepare(
  options: BrowserContextOptions = moving,
  ...ofVimeo: Parameters<typeof standInForVimeo> extends [Page, ...infer Rest] ? Rest : never
): Promise<void> {
  ;({ page, complaints } = await openPage(options))
  await saysOfThirdParties(page, 'at once')
  vimeo = await standInForVimeo(page, ...ofVimeo)
}

const banner = () => page.locator('main header')
const film = () => banner().locator('iframe')
const playing = () => banner().locator('banner-film[playing]')
const buttons = () => banner().getByRole('button')
const press = (name: 'pause' | 'play') =>
  buttons()
    .and(page.getByRole('button', { name: words[name] }))
    .click()
const playerSays = (words: string) => film().contentFrame().getByText(words, { exact: true }).waitFor()
const picture = () => banner().locator('img').first()

test('plays over the picture when the page is there, and shares the one pause button (S1, B1)', async () => {
  await prepare()
  const order: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('vimeo')) order.push('asked')
  })
  page.on('load', () => void order.push('loaded'))
  await page.goto(address)
  await playing().waitFor()
  await playerSays('play')
  expect(order[0]).toBe('loaded')
  await expect.poll(() => buttons().count()).toBe(1)
  await press('pause')
  await playerSays('pause')
  await press('play')
  await playerSays('play')
  await waitForHydration(page)
  expect([await playing().count(), await film().count(), await buttons().count()]).toEqual([1, 1, 1])
  expect(complaints).toEqual([])
})

test('is set up as a silent film that goes round (B5)', async () => {
  await prepare()
  await page.goto(address)
  await playing().waitFor()
  const { searchParams } = new URL(vimeo.requests[0] ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    url: 'https://vimeo.com/76979871',
    ...{ autopause: 'true', background: 'true', byline: 'false', dnt: 'true' },
    ...{ loop: 'true', playsinline: 'true', responsive: 'true' },
  })
})

test('covers the frame at every width, and nobody can focus it (E5)', async () => {
  await prepare()
  await page.goto(address)
  await playing().waitFor()
  for (const width of [360, 700, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const left = await film().evaluate((iframe) => {
      const { host } = iframe.getRootNode() as ShadowRoot
      const [inner, outer] = [iframe, host.parentElement as Element].map((one) => one.getBoundingClientRect())
      if (!inner || !outer) return 'nothing'
      const isCovered = inner.left <= outer.left + 1 && inner.right >= outer.right - 1
      const isHighEnough = inner.top <= outer.top + 1 && inner.bottom >= outer.bottom - 1
      return [isCovered, isHighEnough, Math.round((inner.width / inner.height) * 90)]
    })
    expect(left, `${width} px`).toEqual([true, true, 160])
  }
  expect(await film().evaluate((iframe) => iframe.closest('[inert][aria-hidden="true"]') !== null)).toBe(true)
})

test.each([
  ['visitors who prefer less motion', {}, undefined],
  [
    'visitors who save data',
    moving,
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ],
  ['visitors who have paused what moves', moving, () => localStorage.setItem('paused', 'true')],
])('is not asked for by %s', async (_, options, begin) => {
  await prepare(options)
  if (begin) await page.addInitScript(begin)
  await page.goto(address)
  await page.waitForFunction(() => customElements.get('banner-film'))
  await page.waitForTimeout(500)
  expect(vimeo.requests).toEqual([])
  expect(await film().count()).toBe(0)
})

test('rests out of sight, and plays again when it is seen', async () => {
  await prepare()
  await page.goto(address)
  await playing().waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await playerSays('pause')
  await picture().scrollIntoViewIfNeeded()
  await playerSays('play')
})

const failures: [string, ...(Parameters<typeof standInForVimeo> extends [Page, ...infer Rest] ? Rest : never)][] = [
  ['not found', answer(404, {})],
  ['not reached', (route) => route.abort('internetdisconnected')],
  ['refused by its player', undefined, { ready: { name: 'PrivacyError', message: 'Not in your country.' } }],
  ['not allowed to begin', undefined, { play: { name: 'NotAllowedError', message: 'The user must play.' } }],
]

/** What a visitor has where there is no film: the picture, what moves in it, and not a word. */
async function expectPicture(): Promise<void> {
  await expect.poll(() => vimeo.requests.length).toBeGreaterThan(0)
  await expect.poll(() => film().count()).toBe(0)
  await buttons().waitFor()
  expect([await playing().count(), await buttons().count(), await page.getByRole('alert').count()]).toEqual([0, 1, 0])
  expect(await picture().isVisible()).toBe(true)
  expect(complaints.filter((text) => !/^[45]\d\d /.test(text))).toEqual([])
}

test.each(failures)('a film that is %s leaves the picture with what moves in it, in silence (X3)', async (_, ...of) => {
  await prepare(moving, ...of)
  await page.goto(address)
  await expectPicture()
})

test('so does a player that never answers (X3)', async () => {
  await prepare()
  await page.clock.install()
  await page.route('https://player.vimeo.com/video/**', (route) => route.fulfill({ body: 'Nothing to say' }))
  await page.goto(address)
  await expect.poll(() => film().count()).toBe(1)
  expect(await playing().count()).toBe(0)
  await page.clock.fastForward(21_000)
  await expectPicture()
})

test('where visitors are asked first, it waits for one who plays a film, and plays on the pages that follow', async () => {
  ;({ page, complaints } = await openPage(moving))
  vimeo = await standInForVimeo(page)
  await page.goto(address)
  await page.waitForFunction(() => customElements.get('banner-film'))
  await page.waitForTimeout(300)
  expect(vimeo.requests).toEqual([])
  await page.goto(address + showreel)
  await waitForHydration(page)
  await page.getByRole('button', { name: /^Play / }).click()
  await page.locator('header a[href="/"]').first().click()
  await playing().waitFor()
  expect(complaints).toEqual([])
})

test('the film that stands in is named while it plays, and where it does not play nothing is said of it', async () => {
  await prepare({ javaScriptEnabled: false })
  await page.goto(address)
  expect(await banner().getByRole('link', { name: standIn.title }).count()).toBe(0)
  await page.context().close()
  await prepare()
  await page.goto(address)
  await playing().waitFor()
  const link = banner().getByRole('link', { name: standIn.title })
  expect(await link.getAttribute('href')).toBe(standIn.href)
  expect(await link.textContent()).toMatch(new RegExp(`${standIn.by}.*${standIn.licence}`))
})
