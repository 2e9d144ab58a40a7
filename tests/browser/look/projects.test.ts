import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { films, project, showreel } from '../../sites/studio-site'
import { eachOnStudio, hrefs, openHydrated } from '../support/site'

/** The listing of projects and their pages: rows S9, S10, S11, B3, B4 and B6 of the requirements. */
let page: Page
let main: Locator
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
    main = page.getByRole('main')
  },
  { keepsTab: true },
)

const open = (path: string) => openHydrated(page, address + path)

const link = (name: string | RegExp, within: Locator = main) => within.getByRole('link', { name })

const heading = (name: string | RegExp) => main.getByRole('heading', { name })

const visible = films.filter(({ isVisible }) => isVisible)
const cards = () => main.locator('[data-block="entryGrid"] li:not([hidden]) a[href^="/projects/"]')

test('the listing shows every visible project, and filters by category (S9, B4, E1)', async () => {
  await open('/projects')
  expect(await hrefs(cards())).toEqual(visible.map(({ path }) => path))
  const all = main.getByRole('radio', { name: 'All' })
  expect(await all.isChecked()).toBe(true)
  // Not check(), which wants an answer at once: a click on a block that is not hydrated yet is kept for it.
  await main.getByRole('radio', { name: 'Healthcare' }).click()
  const healthcare = visible.filter(({ categories }) => categories.includes('healthcare')).map(({ path }) => path)
  await expect.poll(() => hrefs(cards())).toEqual(healthcare)
  await main.getByRole('radio', { name: 'Museums' }).check()
  await page.waitForURL('**/projects?category=museums')
  await page.goBack()
  await expect.poll(() => hrefs(cards())).toEqual(healthcare)
  expect(await main.getByRole('radio', { name: 'Healthcare' }).isChecked()).toBe(true)
  await open(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect.poll(() => hrefs(cards())).toEqual(healthcare)
})

test('a project tells its story (S10)', async () => {
  await open(project)
  for (const who of ['Client', 'Agency', 'Director'])
    expect(await main.getByText(`${who} of the second film`).count()).toBe(1)
  for (const name of ['The idea', 'What made it stand out']) expect(await heading(name).count()).toBe(1)
  expect(await link('View more...').first().getAttribute('href')).toBe('/projects')
  expect(
    await main
      .getByRole('link', { name: /^Play/ })
      .or(main.getByRole('button', { name: /^Play/ }))
      .count(),
  ).toBe(1)
})

test('a picture opens in an extra large modal, which keeps focus inside and gives it back (S10, B6)', async () => {
  await open(project)
  const picture = page.locator('[data-block="caseStudy"] a[aria-haspopup]').first()
  await picture.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.locator('.modal-xl').count()).toBe(1)
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => picture.evaluate((element) => element === document.activeElement)).toBe(true)
  await picture.click()
  await dialog.waitFor()
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'detached' })
})

test('previous and next walk the visible projects, from the first to the last (S10, B3, E1)', async () => {
  await open(visible[0]?.path as string)
  const walked: string[] = []
  for (;;) {
    const { pathname } = new URL(page.url())
    walked.push(pathname)
    expect((await link(/^Previous/).count()) > 0).toBe(walked.length > 1)
    const next = link(/^Next/)
    if ((await next.count()) === 0) break
    const target = (await next.first().getAttribute('href')) as string
    await next.first().click()
    await page.waitForFunction(
      (path) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(path),
      target,
    )
  }
  expect(walked).toEqual(visible.map(({ path }) => path))
})

test('a hidden project still has its page, and stands beside nobody (E1)', async () => {
  const hidden = films.find(({ isVisible }) => !isVisible)
  await open(hidden?.path as string)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await link(/^(Previous|Next)/).count()).toBe(0)
})

test('the title bar hides its buttons on a small screen; those at the end stay (S10)', async () => {
  await page.setViewportSize({ width: 375, height: 700 })
  await open(project)
  expect(await page.locator('[data-block="entryHeader"]').getByRole('link', { name: /^Next/ }).isVisible()).toBe(false)
  expect(await page.locator('[data-block="entryNavigation"]').getByRole('link', { name: /^Next/ }).isVisible()).toBe(
    true,
  )
})

test('the showreel has one film, between its neighbours (S11)', async () => {
  await open(showreel)
  expect(
    await main
      .getByRole('link', { name: /^Play/ })
      .or(main.getByRole('button', { name: /^Play/ }))
      .count(),
  ).toBe(1)
  expect(await link(/^Previous/).count()).toBeGreaterThan(0)
  expect(await link(/^Next/).count()).toBeGreaterThan(0)
})
