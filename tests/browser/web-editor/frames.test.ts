import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { topFrames } from '../../../src/engine/base/shared-types/page'
import { findViolations } from '../support/axe'
import { editOnTheWeb } from '../support/web-studio'

const studio = editOnTheWeb()

/** The tests take turns in one window: to open another takes longer than most of them. */
let page: Page
beforeAll(async () => {
  page = await studio.open()
})

const openOther = async (path: string) => {
  await page.locator('.page-name select').selectOption(path)
  await studio.frame(page).locator(`html[data-hydrated] #root[data-page="${path}"]`).waitFor()
}

/** Where the blocks of a page begin. */
const topsIn = (side: string) =>
  page
    .frameLocator(`iframe[title^="${side}:"]`)
    .locator(`#root ${topFrames}`)
    .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().top)))

test('before and now are side by side: pairs begin at one height, and one page scrolls with the other', async () => {
  await page.setViewportSize({ width: 1200, height: 600 })
  const rows = page.locator('.row')
  const count = await rows.count()
  await page.getByRole('button', { name: 'Add block here' }).first().click()
  await page.frameLocator('iframe[title="Example"]').locator('main[data-whole]').waitFor()
  await page.keyboard.press('Enter')
  await studio
    .state(page)
    .filter({ hasText: /^Saved/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'What changed' }).click()
  await page.getByRole('button', { name: 'Before and now: Geschirr aus Steinzeug' }).click()
  const [before, now] = ['Before', 'Now'].map((side) => page.frameLocator(`iframe[title^="${side}:"]`))
  await now?.locator('[data-differs]').waitFor()
  const added = await now
    ?.locator(`#root ${topFrames}`)
    .evaluateAll((blocks) => blocks.findIndex((block) => block.hasAttribute('data-differs')))
  const withoutAdded = async () => (await topsIn('Now')).filter((_, index) => index !== added)
  await expect
    .poll(async () => [await topsIn('Before'), await withoutAdded()])
    .toSatisfy(([one, other]) => {
      return one.length > 1 && String(one) === String(other)
    })
  expect(await findViolations(page)).toEqual([])
  await now?.locator('html').evaluate(() => scrollTo(0, 120))
  await expect.poll(() => before?.locator('html').evaluate(() => Math.round(scrollY))).toBe(120)
  await now?.locator('a').first().click()
  await now?.locator('body').press('Escape')
  await page.getByRole('dialog', { name: /^Before and now/ }).waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog', { name: 'What changed' }).count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await rows.nth(count).waitFor({ state: 'detached' })
})

test('the browser goes back and forward among pages; a page that is loaded again shows what was edited', async () => {
  const heading = (await studio.heading(page).textContent()) ?? ''
  await openOther('/werkstatt')
  const other = (await studio.heading(page).textContent()) ?? ''
  await page.goBack()
  await studio.heading(page).filter({ hasText: heading }).waitFor()
  await studio.write(page, ' und hält')
  await page.goForward()
  await studio.heading(page).filter({ hasText: other }).waitFor()
  expect(page.url()).toBe(`${studio.address}/#/werkstatt`)
  // The file server knows no page: neither "/werkstatt" nor "/" holds one.
  for (const path of ['/werkstatt', '/']) {
    await openOther(path)
    const frame = page.frames().find((one) => one !== page.mainFrame() && one.url() === studio.address + path)
    await frame?.evaluate(() => {
      document.documentElement.id = 'old'
      location.reload()
    })
    await studio.frame(page).locator(`html:not(#old)[data-hydrated] #root[data-page="${path}"]`).waitFor()
  }
  expect(await studio.heading(page).textContent()).toBe(`${heading} und hält`)
})

test('a page opens in a tab of its own, where links open other pages', async () => {
  await studio.write(page, '!')
  const heading = (await studio.heading(page).textContent()) ?? ''
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'View page' }).click()])
  await tab.getByRole('heading', { level: 1, name: heading }).waitFor()
  await tab.locator('a[href="/werkstatt"]').first().click()
  await tab.waitForURL(`${studio.address}/werkstatt`)
  await tab.reload()
  await tab.locator('html[data-hydrated] #root[data-page="/werkstatt"]').waitFor()
  expect(await tab.locator('[data-editing], [contenteditable]').count()).toBe(0)
  const leave = (href: string) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
  }
  const elsewhere = studio.address.replace('localhost', '127.0.0.1')
  const [other] = await Promise.all([tab.waitForEvent('popup'), tab.evaluate(leave, elsewhere)])
  expect(await other.evaluate(() => window.opener)).toBeNull()
})

test('keys are named on the page, Ctrl+K finds words there, and they are replaced in all texts', async () => {
  const heading = (await studio.heading(page).textContent()) ?? ''
  await page.locator('.fold-outline').focus()
  for (let parts = 0; parts < 2; parts++) await page.keyboard.press('F6')
  await studio.frame(page).locator('.tag .keys').waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(heading)
  await dialog.getByRole('option', { name: /^Find and replace/ }).click()
  await dialog.getByLabel('Replace with').fill('Töpfe')
  // The one before it leaves with motion.
  await expect.poll(() => dialog.count()).toBe(1)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Replace all/ }).click()
  await studio.heading(page).filter({ hasText: 'Töpfe' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await studio.heading(page).filter({ hasText: heading }).waitFor()
})

test('a field of the studio is shown by its own component, in the strict policy', async () => {
  await page.locator('.row').first().locator('.row-words').click()
  await page.getByRole('radio', { name: 'Kobalt' }).click()
  await studio.frame(page).locator('[data-glaze="cobalt"]').waitFor()
  expect(await page.getByRole('radio', { name: 'Kobalt' }).isChecked()).toBe(true)
})

test('a picture is cut around its focal point as the build cuts it', async () => {
  await openOther('/neues/ofen-gebaut')
  const picture = studio.frame(page).locator('header img')
  const cut = () =>
    picture.evaluate((image) => [
      image.clientWidth / image.clientHeight,
      Math.round(Number.parseFloat(image.style.objectPosition)),
    ])
  await expect.poll(cut).toEqual([4 / 3, 100])
  await page.locator('.row').first().locator('.row-words').click()
  await page.locator('.focal-point').press('Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Back to the middle' }).click()
  await expect.poll(cut).toEqual([4 / 3, 50])
})
