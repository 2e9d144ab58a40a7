import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { showreel, studioSite } from '../../sites/studio-site'
import { eachOnStudio, hrefs, openHydrated, waitForHydration } from '../support/site'
import { saysOfThirdParties, standInForBadges } from '../support/third-parties'
import { standInForVimeo } from '../support/vimeo'

/** What pages load from other sites, under both words of the settings. */
let page: Page
let address: string

eachOnStudio((visit) => {
  ;({ page, address } = visit)
})

const { alt, src, fallback } = studioSite.footer.badge
const external = (colour: string) => src.replace('{colour}', colour)
const badge = () => page.getByRole('contentinfo').getByRole('img', { name: alt })
const shown = () => badge().evaluate((image: HTMLImageElement) => (image.complete ? image.getAttribute('src') : ''))
const size = () => badge().evaluate((image: HTMLImageElement) => [image.offsetWidth, image.offsetHeight])

describe('the offset badge, where other sites are asked at once (R3)', () => {
  beforeEach(() => saysOfThirdParties(page, 'at once'))

  test.each([
    ['/', 'black'],
    ['/forgood', 'white'],
    ['/thegoodhour', 'white'],
  ])('on %s it is the %s one of its service, in the place of the local one', async (path, colour) => {
    const asked = await standInForBadges(page, new URL(src).origin)
    await openHydrated(page, address + path)
    expect(asked).toEqual([])
    const before = await size()
    await badge().scrollIntoViewIfNeeded()
    await expect.poll(shown).toBe(external(colour))
    expect(asked).toEqual([external(colour)])
    expect(await size()).toEqual(before)
    expect(await hrefs(badge().locator('xpath=ancestor::a'))).toEqual([external(colour)])
  })

  test('React leaves it in place, and it follows the colour of the next page', async () => {
    const asked = await standInForBadges(page, new URL(src).origin)
    await page.goto(address)
    await badge().scrollIntoViewIfNeeded()
    await expect.poll(shown).toBe(external('black'))
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    await waitForHydration(page)
    expect(await shown()).toBe(external('black'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Museums' }).click()
    await page.waitForURL(`${address}/museums`)
    await badge().scrollIntoViewIfNeeded()
    await expect.poll(shown).toBe(external('white'))
    expect(asked).toEqual(['black', 'white'].map(external))
  })

  test.each(['blocked', 'no picture', 'silent'])('when its service is %s, the local one stays (X3)', async (how) => {
    await page.route(`${new URL(src).origin}/**`, (route) => {
      if (how === 'blocked') return route.abort()
      return how === 'silent' ? undefined : route.fulfill({ contentType: 'text/html', body: '<p>Sorry</p>' })
    })
    const asking = page.waitForRequest(external('black'))
    await page.goto(address)
    await badge().scrollIntoViewIfNeeded()
    await asking
    await page.waitForTimeout(300)
    expect(await shown()).toBe(fallback)
  })
})

test('where visitors are asked first, the badge waits for one who plays a film, and comes on the pages that follow (R3, B5)', async () => {
  const asked = await standInForBadges(page, new URL(src).origin)
  await standInForVimeo(page)
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== address) strangers.push(request.url())
  })
  await openHydrated(page, address + showreel)
  await badge().scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  expect([await shown(), strangers]).toEqual([fallback, []])
  await page.getByRole('button', { name: /^Play / }).click()
  await badge().scrollIntoViewIfNeeded()
  await expect.poll(shown).toBe(external('white'))
  await page.goto(address)
  await badge().scrollIntoViewIfNeeded()
  await expect.poll(shown).toBe(external('black'))
  expect(asked).toEqual(['white', 'black'].map(external))
})
