import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { drop } from '../support/drop'
import { openPage } from '../support/site'
import { editOnTheWeb, launchBrowser } from '../support/web-studio'

/** What an author has typed is there, whatever happens. */
const studio = editOnTheWeb()
const begun = 'Geschirr, das bleibt'

const headingIs = (page: Page, words: string) => expect.poll(() => studio.heading(page).textContent()).toBe(words)
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).click()
const banner = (page: Page, words: RegExp) => page.getByText(words).first().waitFor()

test('words, and what Undo takes back, outlive a reload while the host is down, and one without a network', async () => {
  const page = await studio.open()
  await studio.write(page, ' und bleibt')
  studio.host.state.faults.add('down')
  await page.reload()
  await headingIs(page, `${begun} und bleibt`)
  await undo(page)
  await headingIs(page, begun)
  studio.host.state.faults.clear()

  await studio.write(page, ' und')
  // The last of the files that are kept.
  const isKept = () => page.evaluate(async () => (await caches.match('/editor/validator.js')) !== undefined)
  await expect.poll(isKept).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await headingIs(page, `${begun} und`)
  await studio.write(page, ' weiter')
  await page.getByRole('button', { name: 'What changed' }).click()
  await page.getByRole('dialog').getByText(`${begun} und weiter`).first().waitFor()
  await page.context().close()
})

test('a browser that is killed in the middle of a word loses nothing that was confirmed', async () => {
  const profile = mkdtempSync(join(inject('folder'), 'profile-'))
  const first = await launchBrowser(profile)
  await first.page.goto(studio.address)
  await studio.signIn(first.page)
  await studio.write(first.page, ' und bleibt')
  await studio.type(first.page, ' und')
  // Half-typed words are kept after a pause.
  await first.page.waitForTimeout(1500)
  const closed = first.context.waitForEvent('close')
  const devtools = await first.context.browser()?.newBrowserCDPSession()
  await devtools?.send('Browser.crash').catch(() => undefined)
  await closed
  const again = await launchBrowser(profile)
  await again.page.goto(studio.address)
  await headingIs(again.page, `${begun} und bleibt und`)
  await again.context.close()
  rmSync(profile, { recursive: true, force: true })
})

test('one tab writes: another one takes over, with what was being typed in the first', async () => {
  const page = await studio.open()
  const other = await page.context().newPage()
  await other.goto(studio.address)
  const takeOver = other.getByRole('button', { name: 'Take over here' })
  await takeOver.waitFor()
  // What is typed is saved after a pause of a second.
  await studio.type(page, ' und')
  await takeOver.click()
  await headingIs(other, `${begun} und`)
  expect(await other.getByText('was not saved').count()).toBe(0)
  await page.getByRole('button', { name: 'Take over here' }).waitFor()
  await studio.write(other, ' zwei')
  await page.getByRole('button', { name: 'Take over here' }).click()
  await headingIs(page, `${begun} und zwei`)
  await page.context().close()
})

describe('a host', () => {
  test('whose token has expired in the middle of a word takes it after signing in again', async () => {
    const page = await studio.open()
    await studio.type(page, ' und')
    studio.host.state.faults.add('signed-out')
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await banner(page, /Sign in again/)
    await page.keyboard.type(' weiter')
    await page.keyboard.press('Enter')
    await headingIs(page, `${begun} und weiter`)
    studio.host.state.faults.clear()
    await page.getByRole('button', { name: 'Sign in again' }).first().click()
    await studio.signIn(page)
    await expect.poll(() => page.getByLabel(/ token$/).count()).toBe(0)
    await headingIs(page, `${begun} und weiter`)
    await page.reload()
    await headingIs(page, `${begun} und weiter`)
    await page.context().close()
  })

  test('that refuses a token says why, and another one signs in', async () => {
    const { page } = await openPage()
    await page.goto(studio.address)
    await studio.signIn(page, 'a-token-of-nobody')
    await page
      .getByRole('alert')
      .filter({ hasText: /does not accept/ })
      .waitFor()
    await studio.signIn(page)
    await headingIs(page, begun)
    await page.context().close()
  })
})

test('a photograph is turned upright and made smaller, and is there again after a reload', async () => {
  const page = await studio.open()
  const lying = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c33' } })
  const photo = await lying.jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const picture = studio.frame(page).locator('#root [data-block] img').first()
  await drop(picture, 'Mein Krug.jpg', photo)
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByText('mein-krug.jpg').first().waitFor()
  await dialog.getByLabel('Alternative text').fill('Mein Krug')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  const widthOf = () =>
    studio
      .frame(page)
      .locator('img[src*="mein-krug"]')
      .first()
      .evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.naturalHeight > image.naturalWidth])
  await expect.poll(widthOf).toEqual([true, true])
  await page.reload()
  await expect.poll(widthOf).toEqual([true, true])
  await page.context().close()
})

test('a browser that keeps nothing says so at once, and edits', async () => {
  const { page } = await openPage()
  await page.goto(await studio.serveKeepingNothing())
  await studio.signIn(page)
  await banner(page, /in this tab alone/)
  await studio.write(page, ' hier')
  await headingIs(page, `${begun} hier`)
  await page.context().close()
})
