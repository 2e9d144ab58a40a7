import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../src/engine/base/text/interface-words'
import words from '../../../src/studio/words.json'
import { coming, showreel } from '../../sites/studio-site'
import { moving, openPage, serveStudio } from '../support/site'

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
    if (pathname.startsWith('/loops/')) fetched.push(pathname)
  })
}

const button = (name: 'pause' | 'play') => page.getByRole('button', { name: words[name] })
const place = () => page.locator('film-loop').first()

/** The colours that the middle of the film shows within a second, two at most. */
const colours = () =>
  page.locator('film-loop canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const found = new Set<string>()
    for (let look = 0; look < 40 && found.size < 2; look++) {
      const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
      found.add(String(pixel?.data))
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    return [...found].sort()
  })
const [blue, red] = ['0,0,255,255', '255,0,0,255']

describe('the loop of a film (S10)', () => {
  test('plays once it is seen, is named for what it is, and stands still when it is paused (B1, B5)', async () => {
    await prepare({ ...moving, viewport: { width: 1280, height: 500 } })
    await page.goto(address + coming)
    await page.waitForFunction(() => customElements.get('film-loop'))
    await page.waitForTimeout(300)
    expect(fetched).toEqual([])
    expect(await page.getByText(fill(words.sceneOf, { seconds: 12 })).count()).toBe(1)
    expect(await page.getByText('COMING SOON').count()).toBe(0)
    await place().scrollIntoViewIfNeeded()
    expect(await colours()).toEqual([blue, red])
    expect(fetched).toEqual(['/loops/last.json'])

    await button('pause').click()
    expect(await colours()).toHaveLength(1)
    await page.reload()
    await place().scrollIntoViewIfNeeded()
    await button('play').waitFor()
    await page.waitForTimeout(300)
    expect(fetched).toHaveLength(1)
    await button('play').click()
    expect(await colours()).toEqual([blue, red])
    expect(complaints).toEqual([])
  })

  test('lays printed groups over what is there: their colours multiply', async () => {
    await prepare()
    const sheet = 'M0 0h160v100h-160z'
    const nodes = [[sheet, { f: '#ffff00' }], [sheet], [{ b: 'multiply', f: '#00ffff' }, 1], [{}, 0, 2]]
    const film = { width: 160, height: 100, nodes, drawings: [0, 3].map((node) => [100, node]) }
    await page.route('**/loops/last.json', (route) => route.fulfill({ json: film }))
    await page.goto(address + coming)
    await place().scrollIntoViewIfNeeded()
    expect(await colours()).toEqual(['0,255,0,255', '255,255,0,255'])
  })

  test('stands still while it is not seen', async () => {
    await prepare()
    await page.goto(address + coming)
    await place().scrollIntoViewIfNeeded()
    expect(await colours()).toHaveLength(2)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(200)
    expect(await colours()).toHaveLength(1)
  })

  test('stands still while one above it on the page plays', async () => {
    await prepare()
    await page.goto(address + coming)
    await place().scrollIntoViewIfNeeded()
    // React would take away again what stands there before it hydrates the block.
    await page.locator('[data-block][data-hydrated] film-loop').waitFor()
    await colours()
    await place().evaluate((film) => film.after(film.cloneNode(true)))
    await page.waitForTimeout(500)
    expect(await page.locator('film-loop canvas').count()).toBe(1)
    expect(await button('pause').count()).toBe(1)
    await place().evaluate((film) => film.remove())
    expect(await colours()).toHaveLength(2)
  })

  test.each([
    ['prefer less motion', {}, false],
    ['save data', moving, true],
  ])('is its poster for visitors who %s, and nothing is fetched', async (_, options, savesData) => {
    await prepare(options)
    if (savesData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(address + coming)
    await page.waitForFunction(() => customElements.get('film-loop'))
    await place().scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(fetched).toEqual([])
    expect(await button('pause').count()).toBe(0)
  })

  test('is on the card that leads to its project, whose pause is no part of the link (B3)', async () => {
    await prepare()
    await page.goto(address + showreel)
    await place().scrollIntoViewIfNeeded()
    expect(await colours()).toHaveLength(2)
    await button('pause').click()
    await button('play').waitFor()
    // As long as another page would take to come: on that, too, the film would be paused.
    await page.waitForTimeout(300)
    expect(new URL(page.url()).pathname).toBe(showreel)
    await page.locator('film-loop').click({ force: true })
    await page.waitForURL(address + coming)
  })
})
