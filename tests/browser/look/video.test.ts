import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { reel, showreel } from '../../sites/studio-site'
import { openHydrated, openPage, serveStudio, type Visit } from '../support/site'
import { answer, embedCode, standInForVimeo } from '../support/vimeo'

const noEmbedCode = 'There was an error fetching the embed code from Vimeo.'

let address: string
/** The visit of most tests, which takes a load of its page each; what they put before it is taken away again. */
let common: Visit
let page: Page
let complaints: string[]

beforeAll(async () => {
  ;({ address } = await serveStudio())
  common = await openPage()
})

afterEach(async () => {
  if (page === common.page) await page.unrouteAll({ behavior: 'ignoreErrors' })
  else await page.context().close()
})

afterAll(() => common.page.context().close())

/** Begins a visit, in a browser of its own where the test has wishes. */
async function prepare(options?: BrowserContextOptions): Promise<void> {
  ;({ page, complaints } = options ? await openPage(options) : common)
  complaints.length = 0
}

async function open(): Promise<void> {
  await openHydrated(page, address + showreel)
  await playButton().scrollIntoViewIfNeeded()
  await playButton().waitFor()
}

const playButton = () => page.getByRole('button', { name: /^Play / })
const player = () => page.locator('iframe[src^="https://player.vimeo.com/"]')
const box = () => page.getByRole('region', { name: reel, exact: true })
const poster = () => box().getByRole('presentation')
const alert = () => page.getByRole('alert')
const playerSays = (words: string) => player().contentFrame().getByText(words, { exact: true }).waitFor()
const uncaught = () => complaints.filter((text) => !/^[45]\d\d /.test(text))

describe('a film in the page', () => {
  test('asks nobody for anything before a visitor presses play, then plays in place (B5)', async () => {
    await prepare()
    const vimeo = await standInForVimeo(page)
    const strangers: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== address) strangers.push(origin)
    })
    await open()
    await page.waitForTimeout(500)
    expect(strangers).toEqual([])

    await playButton().click()
    await playerSays('play')
    const [call = ''] = vimeo.requests
    expect(call).toContain('https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871')
    expect(call).toContain('dnt=true')
    expect(await player().getAttribute('title')).toBe(reel)
    expect(await poster().count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('keeps its poster and says that it loads until the player is ready (B5)', async () => {
    await prepare()
    let letGo: () => void = () => undefined
    const wait = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await standInForVimeo(page, async (route) => {
      await wait
      await answer(200, embedCode)(route)
    })
    await open()
    await playButton().click()
    await box().getByRole('status').getByText('Loading…').waitFor()
    expect(await poster().isVisible()).toBe(true)
    letGo()
    await playerSays('play')
    expect(await box().getByText('Loading…').count()).toBe(0)
    expect(await player().isVisible()).toBe(true)
  })

  test.each(['Enter', 'Space'])(
    'is played with the %s key, and the focus moves on into the player (B5)',
    async (key) => {
      await prepare()
      await standInForVimeo(page)
      await open()
      await playButton().focus()
      await page.keyboard.press(key)
      await playerSays('play')
      await page.waitForFunction(() => document.activeElement?.tagName === 'IFRAME')
      await page.keyboard.press('Tab')
      await player().contentFrame().locator('button:focus').waitFor()
    },
  )

  test('is a link to the film without script (R10)', async () => {
    await prepare({ javaScriptEnabled: false })
    await page.goto(address + showreel)
    const link = page.getByRole('link', { name: /^Play / })
    expect(await link.getAttribute('href')).toBe('https://vimeo.com/76979871')
  })
})

/** What it says of each failure is tested in film-failures.test.tsx. */
describe('a film that does not come says why, in place, and leads to the film (X1)', () => {
  const refused = { domain_status_code: 403 }
  const notEmbeddable = '“https://vimeo.com/76979871” is not embeddable.'
  // jsdom has no trusted types, which decide what becomes of an answer that holds html.
  const oEmbedCases = [
    {
      name: 'forbidden on this domain, with other words',
      onOEmbed: answer(200, { ...refused, html: '<p>Private</p>' }),
      words: notEmbeddable,
    },
    {
      name: 'forbidden on this domain, with a player',
      onOEmbed: answer(200, { ...refused, ...embedCode }),
      words: notEmbeddable,
    },
    { name: 'an empty player', onOEmbed: answer(200, { html: '' }), words: noEmbedCode },
  ]

  /** What every failure has in common: the words, the link, the poster behind them, the focus beside them. */
  async function expectFailure(words: string) {
    await alert().waitFor()
    expect(await alert().textContent()).toBe(`${words} Watch “${reel}” on Vimeo`)
    expect(await alert().getByRole('link').getAttribute('href')).toBe('https://vimeo.com/76979871')
    expect(await poster().isVisible()).toBe(true)
    expect(await page.locator('iframe').count()).toBe(0)
    await expect.poll(() => box().evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="alert"]') !== null)).toBe(true)
    expect(uncaught()).toEqual([])
  }

  test.each(oEmbedCases)('$name', async ({ onOEmbed, words }) => {
    await prepare()
    await standInForVimeo(page, onOEmbed)
    await open()
    await playButton().click()
    await expectFailure(words)
  })

  test('a player whose code does not come', async () => {
    await prepare()
    await standInForVimeo(page)
    await open()
    await page.route('**/assets/player*.js', (route) => route.abort())
    await playButton().click()
    await expectFailure(noEmbedCode)
  })

  test('a browser without what the player needs', async () => {
    await prepare()
    await standInForVimeo(page)
    await open()
    await page.evaluate(() => Object.assign(window, { postMessage: undefined }))
    await playButton().click()
    await expectFailure('Sorry, the Vimeo Player API is not available in this browser.')
  })

  test.each(['ready', 'play'])("the player's own error at %s", async (method) => {
    await prepare()
    const message = 'This video cannot be played in your country.'
    await standInForVimeo(page, undefined, { [method]: { name: 'PrivacyError', message } })
    await open()
    await playButton().click()
    await alert().waitFor()
    expect(await alert().textContent()).toBe(`${message} Watch “${reel}” on Vimeo`)
    expect(await player().isVisible()).toBe(false)
    expect(uncaught()).toEqual([])
  })

  test('a browser that does not let films start by themselves leaves the start to the player', async () => {
    await prepare()
    await standInForVimeo(page, undefined, { play: { name: 'NotAllowedError', message: 'The user must play.' } })
    await open()
    await playButton().click()
    await playerSays('play')
    await page.waitForTimeout(200)
    expect(await alert().count()).toBe(0)
    expect(await player().isVisible()).toBe(true)
  })

  test('no answer of the player for twenty seconds', async () => {
    await prepare({})
    await page.clock.install()
    await standInForVimeo(page)
    await page.route('https://player.vimeo.com/video/**', (route) => route.fulfill({ body: 'Nothing to say' }))
    await open()
    await playButton().click()
    await page.clock.fastForward(15_000)
    await box().getByText('Loading…').waitFor()
    await page.clock.fastForward(6_000)
    await expectFailure('Vimeo has not answered.')
  })

  test('its words and their link are seen whole in the narrowest pair of a phone', async () => {
    await prepare()
    await page.setViewportSize({ width: 360, height: 780 })
    await standInForVimeo(page, answer(200, refused))
    await openHydrated(page, `${address}/museums`)
    const film = page.locator('[data-block="videoGrid"] figure').first()
    await film.scrollIntoViewIfNeeded()
    await film.getByRole('button').first().click()
    const room = await alert().evaluate((words) => {
      const { top, bottom } = words.getBoundingClientRect()
      const box = words.parentElement?.getBoundingClientRect()
      const link = words.querySelector('a')?.getBoundingClientRect()
      return {
        hidden: words.scrollHeight - words.clientHeight,
        above: top - (box?.top ?? 0),
        below: (box?.bottom ?? 0) - bottom,
        link: bottom - (link?.bottom ?? 0),
      }
    })
    expect(Object.values(room).every((pixels, index) => (index === 0 ? pixels <= 0 : pixels >= 0))).toBe(true)
  })
})
