import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { films, services } from '../../sites/studio-site'
import { eachOnStudio, hrefs, openHydrated, openPage } from '../support/site'

/** What blocks do on their screens beyond showing their content, which pages.test.ts looks for. */
let page: Page
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
  },
  { keepsTab: true },
)

const open = (path: string) => openHydrated(page, address + path)
const main = () => page.getByRole('main')

test('services: a walk through the sections, of which one is open at first (S3)', async () => {
  await open('/about/services')
  const [openOne] = Object.keys(services)
  for (const [name, cards] of Object.entries(services)) {
    const toggle = main().locator('summary', { hasText: new RegExp(`^${name}$`) })
    const isShown = () => toggle.evaluate((summary) => summary.closest('details')?.open)
    const card = (title = '') => main().locator('details').getByRole('heading', { name: title, exact: true })
    await toggle.scrollIntoViewIfNeeded()
    await expect.poll(isShown).toBe(name === openOne)
    if (name !== openOne) await toggle.click()
    await expect.poll(isShown).toBe(true)
    for (const title of cards) expect(await card(title).isVisible(), title).toBe(true)
    await toggle.click()
    await expect.poll(isShown).toBe(false)
    expect(await card(cards[0]).isVisible()).toBe(false)
  }
})

test('services: a link that asks for a tab of its own opens one (S3)', async () => {
  await open('/about/services')
  const link = main().getByRole('link', { name: /^Share your idea/ })
  expect(await link.getAttribute('href')).toBe('/contact')
  expect(await link.getAttribute('target')).toBe('_blank')
})

test('condensed, the stages of another page are a list of their names; whole, they have texts and steps (S4, B2)', async () => {
  const solution = page.locator('[data-block="solution"]')
  await open('/about/services')
  await solution.scrollIntoViewIfNeeded()
  expect(await solution.getByRole('heading').allTextContents()).toEqual(['Two stages', 'Planning', 'Drawing'])
  expect(await solution.locator('p').count()).toBe(0)
  await open('/about/process')
  const whole = ['The stages', 'Planning', 'Planning on paper', 'Drawing', 'Drawing on paper']
  expect(await solution.getByRole('heading').allTextContents()).toEqual(whole)
  expect(await solution.locator('p').count()).toBeGreaterThan(5)
})

test('a document that is handed out comes as what it is (S6)', async () => {
  await open('/about/process')
  const [guide] = await hrefs(main().locator('a[href$=".pdf"]'))
  const response = await fetch(address + guide)
  expect(response.headers.get('content-type')).toBe('application/pdf')
})

test('the ways to reach the studio are links to press (S8)', async () => {
  await open('/contact')
  expect(await hrefs(main().getByRole('link'))).toEqual(
    expect.arrayContaining([
      'mailto:hello@paperfox.example',
      'tel:+441632960000',
      'https://www.instagram.com/paperfox',
      'https://www.linkedin.com/company/paperfox',
    ]),
  )
})

test('a list in an order of its own shows the entries that have a place in it, and none that is hidden (S1, S2, E1, E3)', async () => {
  const shown = films.filter(({ isVisible }) => isVisible).map(({ path }) => path)
  const cards = main().locator('[data-block="entryGrid"] a[href^="/projects/"]')
  await open('/forgood')
  expect(await hrefs(cards)).toEqual(shown)
  await open('/')
  expect(await hrefs(cards)).toEqual(shown.toReversed())
})

test('a collection of one: its card leads to the only entry, which has no neighbours (S12, E4)', async () => {
  await open('/ip-development')
  const card = main().locator('[data-block="entryGrid"] a')
  expect(await hrefs(card)).toEqual(['/ip-development/owls'])
  await card.click()
  await page.waitForURL(`${address}/ip-development/owls`)
  await page.getByRole('heading', { level: 1, name: 'The owls' }).waitFor()
  expect(
    await main()
      .getByRole('link', { name: /^(Previous|Next)/ })
      .count(),
  ).toBe(0)
})

const ofStory = (page: Page) => page.locator('[data-block="caseStudy"] h3')

test('on a phone a story among others begins folded, and whoever unfolds it reads on there', async () => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open('/museums')
  const story = ofStory(page).first()
  const button = main().getByRole('button', { name: /^How it was made/ })
  expect(await story.isVisible()).toBe(false)
  await button.click()
  await story.waitFor()
  expect(await button.count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('[data-block="caseStudy"] ul a'))).toBe(true)
})

test('a wide screen, and a phone without script, show a story whole', async () => {
  await open('/museums')
  expect(await ofStory(page).first().isVisible()).toBe(true)
  expect(
    await main()
      .getByRole('button', { name: /^How it was made/ })
      .isVisible(),
  ).toBe(false)
  const { page: plain } = await openPage({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })
  await plain.goto(`${address}/museums`)
  expect(await ofStory(plain).first().isVisible()).toBe(true)
  await plain.context().close()
})
